/** So many `points` in so many `seconds`. `why` says what honest use needs, and what the budget protects. */
export interface Budget {
  points: number;
  seconds: number;
  /**
   * Whose use is counted. Failures to sign in are counted in Postgres. Else a connection's and an address's budgets are counted by
   * each instance, and so is what every frame, message and connection spends; all others by all instances together.
   */
  per: 'connection' | 'address' | 'account' | 'user' | 'room';
  why: string;
}

const HOUR = 3_600;

/**
 * All that a connection, an address, an account, a user or a room can make the server do. A call spends one of them
 * (`@Spends`), and so does a message (`games/sockets/messages.ts`); `RATE_LIMIT_SCALE` multiplies the points. The README shows this table.
 */
export const BUDGETS = {
  handshakes: {
    points: 5_000,
    seconds: 60,
    per: 'address',
    why: 'two thousand people in a hall share an address and reconnect at once, twice in a row',
  },
  'frames-before-sign-in': {
    points: 10,
    seconds: 10,
    per: 'connection',
    why: 'a client sends its token and answers a ping',
  },
  'bytes-before-sign-in': { points: 8_192, seconds: 10, per: 'connection', why: 'a token has 300 bytes' },
  'token-checks': {
    points: 5,
    seconds: 60,
    per: 'connection',
    why: 'there are two namespaces, and a refused token is renewed before the next try; each is a query',
  },
  'token-checks-of-address': {
    points: 5_000,
    seconds: 60,
    per: 'address',
    why: 'a hall reconnects at once; each is a query',
  },
  connections: {
    points: 60,
    seconds: 60,
    per: 'user',
    why: 'ten tabs on a poor network; each loads and sends a state',
  },
  frames: {
    points: 100,
    seconds: 1,
    per: 'connection',
    why: 'more than all messages and pings; too many messages get a refusal, too many frames close the connection',
  },
  bytes: { points: 65_536, seconds: 2, per: 'connection', why: '20 messages of the largest size a second' },
  messages: {
    points: 20,
    seconds: 1,
    per: 'connection',
    why: 'a player sends one or two messages a second',
  },
  'messages-of-user': {
    points: 40,
    seconds: 1,
    per: 'user',
    why: 'two busy tabs; ten connections may not send ten times as much',
  },
  chat: { points: 8, seconds: 10, per: 'user', why: 'more cannot be read by the others' },
  states: {
    points: 10,
    seconds: 10,
    per: 'user',
    why: 'a state may be large; it is needed after a lost message or connection only',
  },
  'comings-and-goings': {
    points: 30,
    seconds: 60,
    per: 'user',
    why: 'nobody opens, joins and leaves rooms faster; each is written to the log and told to the room',
  },
  codes: {
    points: 10,
    seconds: 60,
    per: 'user',
    why: 'a code has 387 million values and nobody may try them out; a join gives its point back',
  },
  'wrong-codes': {
    points: 600,
    seconds: 60,
    per: 'address',
    why: 'one in four mistypes the code in a hall of two thousand; many accounts may not try what one may not',
  },
  starts: {
    points: 12,
    seconds: 60,
    per: 'user',
    why: 'a run takes longer; each draws questions and may end in the history of everybody in the room',
  },
  'host-clicks': {
    points: 30,
    seconds: 10,
    per: 'user',
    why: 'three clicks a second; each is written to the log and told to the room',
  },
  violations: { points: 2, seconds: 60, per: 'connection', why: 'one more closes the connection' },
  'solo-games': { points: 30, seconds: 60, per: 'user', why: 'each writes its questions into the log' },
  'quiz-changes': { points: 60, seconds: 60, per: 'user', why: 'each writes up to 210 KB' },
  reports: { points: 10, seconds: 60, per: 'user', why: 'people read them' },
  calls: {
    points: 60_000,
    seconds: 60,
    per: 'address',
    why: 'two thousand people in a hall load a page of twenty files at once; counted before a body is read',
  },
  reads: {
    points: 240,
    seconds: 60,
    per: 'user',
    why: 'a screen makes one or two, a search one for each pause in typing; each is a query or a few',
  },
  'large-reads': {
    points: 6,
    seconds: 60,
    per: 'user',
    why: 'a page of more than 250 own questions, up to 24 MB; our own client asks for five quizzes a page',
  },
  probes: { points: 600, seconds: 60, per: 'address', why: 'balancers and monitors ask every few seconds' },
  'room-links': {
    points: 60,
    seconds: 60,
    per: 'address',
    why: 'previews of links name the room of a code, and nobody may try codes out; others see a preview without it',
  },
  'sign-in-calls': {
    points: 6_000,
    seconds: 60,
    per: 'address',
    why: 'two thousand people in a hall share an address, and each of them refreshes, registers and signs in within a minute',
  },
  registrations: { points: 300, seconds: 60, per: 'address', why: 'each hashes a password and stays' },
  'sign-ins': {
    points: 30,
    seconds: 60,
    per: 'account',
    why: 'each hashes a password and writes two rows; people sign in once a day',
  },
  refreshes: {
    points: 120,
    seconds: 60,
    per: 'user',
    why: 'each writes a row; a browser that is reloaded every second needs 60',
  },
  // Wrong passwords. These refill steadily: one more try every `seconds / points`.
  'failures-from-place': {
    points: 5,
    seconds: 150,
    per: 'account',
    why: 'five tries, then one every 30 s, from an address or from a browser that has signed in to the account before',
  },
  'failures-from-strangers': {
    points: 30,
    seconds: 1_800,
    per: 'account',
    why: 'one a minute from all places together that never signed in to the account: many addresses guess no faster',
  },
  'failures-of-address': {
    points: 1_000,
    seconds: 1_000,
    per: 'address',
    why: 'one a second at accounts that never signed in from there: one password tried on many accounts',
  },
  // What one user may have written within an hour: rows and kilobytes that stay, or stay for days.
  'quizzes-saved': {
    points: 200,
    seconds: HOUR,
    per: 'user',
    why: 'a teacher imports thirty quizzes in an hour; a deleted one takes its room for three more days',
  },
  'quiz-kilobytes': {
    points: 10_000,
    seconds: HOUR,
    per: 'user',
    why: 'forty quizzes of the largest size; saved and deleted all day they would fill the disk',
  },
  'solo-games-hourly': {
    points: 240,
    seconds: HOUR,
    per: 'user',
    why: 'one in 15 s; each has a log of its own, also when nobody plays it',
  },
  'dealt-kilobytes': {
    points: 10_000,
    seconds: HOUR,
    per: 'user',
    why: 'questions are copied into the log of each run: thirty runs of the largest quiz, a thousand of a usual one',
  },
  'rooms-opened': { points: 60, seconds: HOUR, per: 'user', why: 'a room serves a whole evening' },
  'rooms-joined': {
    points: 240,
    seconds: HOUR,
    per: 'user',
    why: 'who joins and leaves over and over writes two events each time, and all others hear of it',
  },
  'runs-started': {
    points: 120,
    seconds: HOUR,
    per: 'user',
    why: 'one in 30 s; each writes its questions, and a row into the history of each player',
  },
  'room-settings': {
    points: 600,
    seconds: HOUR,
    per: 'user',
    why: 'a host tries out a few dozen; each is an event of the log',
  },
  'host-wishes': {
    points: 1_800,
    seconds: HOUR,
    per: 'user',
    why: 'who skips each question needs one in 2 s; each is one event of the log or two',
  },
  'sign-ins-hourly': {
    points: 120,
    seconds: HOUR,
    per: 'user',
    why: 'each is a row, and one for its first token; people sign in once a day',
  },
  'refreshes-hourly': {
    points: 1_200,
    seconds: HOUR,
    per: 'user',
    why: 'one in 3 s, from all browsers together; each is a row that stays for two months',
  },
  'reports-hourly': {
    points: 60,
    seconds: HOUR,
    per: 'user',
    why: 'nobody finds a fault a minute; reports stay',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** What `content` takes as JSON, in whole kilobytes. */
export const kilobytesOf = (content: object): number =>
  Math.ceil(Buffer.byteLength(JSON.stringify(content)) / 1_000);

/** What may be held at a time; no `RATE_LIMIT_SCALE` changes it, since it bounds the memory. */
export const BOUNDS = {
  /** For connections that have not signed in yet, from one address: a hall that comes at once. */
  connectionsBeforeSignIn: 3_000,
  /** Handshakes that have arrived and are not made yet: several halls that come at once. */
  handshakesWaiting: 10_000,
  /** Handshakes that are made before others get their turn: each takes up to a millisecond. */
  handshakesPerTurn: 10,
  /** Until somebody has signed in, or has come back after leaving. */
  signInMs: 10_000,
  /** Of a user on each channel; the oldest make room for new ones, since tabs and devices are few. */
  socketsOfUser: 10,
  /** Tokens of a connection that were refused, or are still being checked: each may be a query. */
  tokensInDoubt: 5,
  /** Calls of a connection at a time. */
  callsOfConnection: 20,
  /** Calls that have arrived and have not begun yet. */
  callsWaiting: 10_000,
  /** Calls that begin before others get their turn: each takes up to a third of a millisecond. */
  callsPerTurn: 30,
  /** Bytes of a frame that is received. */
  frameBytes: 16 * 1024,
  /** Bytes of a connection that are read before others get their turn: a frame may have six. */
  bytesPerTurn: 4_096,
  /** What may wait for a client that does not read. */
  waitingPackets: 2_000,
  waitingBytes: 1_000_000,
} as const;
