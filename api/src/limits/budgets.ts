/** At most `points` within `seconds`. `why`: the needs of honest use, and the cost that the budget bounds. */
export interface Budget {
  points: number;
  seconds: number;
  /**
   * The owner of the budget. Postgres counts failed sign-ins. Each instance counts on its own for connections and
   * addresses, and for frames, messages and handshakes. All instances share the other budgets.
   */
  per: 'connection' | 'address' | 'account' | 'user' | 'room';
  why: string;
}

const HOUR = 3_600;

/**
 * Limits on everything that a connection, an address, an account, a user or a room can make the server do. Calls
 * (`@Spends`) and messages (`games/sockets/messages.ts`) spend from them. `RATE_LIMIT_SCALE` multiplies the points. The
 * README shows this table.
 */
export const BUDGETS = {
  handshakes: {
    points: 5_000,
    seconds: 60,
    per: 'address',
    why: '2,000 players in a hall share an address and all reconnect, twice in a row',
  },
  'frames-before-sign-in': {
    points: 10,
    seconds: 10,
    per: 'connection',
    why: 'a client only sends its token and answers a ping',
  },
  'bytes-before-sign-in': { points: 8_192, seconds: 10, per: 'connection', why: 'a token has 300 bytes' },
  'token-checks': {
    points: 5,
    seconds: 60,
    per: 'connection',
    why: 'there are two namespaces, and a refused token is renewed before the next try; each check is a query',
  },
  'token-checks-of-address': {
    points: 5_000,
    seconds: 60,
    per: 'address',
    why: 'a hall reconnects at once; each check is a query',
  },
  connections: {
    points: 60,
    seconds: 60,
    per: 'user',
    why: 'ten tabs on a poor network; each connection loads and sends a state',
  },
  frames: {
    points: 100,
    seconds: 1,
    per: 'connection',
    why: 'more than all messages and pings; excess messages are refused, excess frames close the connection',
  },
  bytes: { points: 65_536, seconds: 2, per: 'connection', why: '20 messages of the largest size per second' },
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
  chat: { points: 8, seconds: 10, per: 'user', why: 'other players cannot read more' },
  states: {
    points: 10,
    seconds: 10,
    per: 'user',
    why: 'a state may be large, and is needed only after a lost message or connection',
  },
  'joins-and-leaves': {
    points: 30,
    seconds: 60,
    per: 'user',
    why: 'nobody opens, joins and leaves rooms faster; each is logged and sent to the room',
  },
  codes: {
    points: 10,
    seconds: 60,
    per: 'user',
    why: 'there are 387 million codes, and nobody may guess them; a successful join refunds its point',
  },
  'wrong-codes': {
    points: 600,
    seconds: 60,
    per: 'address',
    why: 'one player in four mistypes the code in a hall of 2,000; many accounts may not guess more than one',
  },
  starts: {
    points: 12,
    seconds: 60,
    per: 'user',
    why: 'a run takes longer; each draws questions and may write to the history of every player',
  },
  'host-clicks': {
    points: 30,
    seconds: 10,
    per: 'user',
    why: 'three clicks a second; each is logged and sent to the room',
  },
  violations: { points: 2, seconds: 60, per: 'connection', why: 'one more closes the connection' },
  'solo-games': { points: 30, seconds: 60, per: 'user', why: 'each writes its questions to the log' },
  'quiz-changes': { points: 60, seconds: 60, per: 'user', why: 'each writes up to 210 KB' },
  reports: { points: 10, seconds: 60, per: 'user', why: 'people read them' },
  'account-changes': {
    points: 20,
    seconds: 60,
    per: 'user',
    why: 'each may hash two passwords; people change their account a few times a year',
  },
  calls: {
    points: 60_000,
    seconds: 60,
    per: 'address',
    why: '2,000 players in a hall load a page of twenty files at once; counted before the body is read',
  },
  reads: {
    points: 240,
    seconds: 60,
    per: 'user',
    why: 'a screen makes one or two, a search one per pause in typing; each is a few queries',
  },
  reviews: {
    points: 30,
    seconds: 60,
    per: 'user',
    why: 'one after each game and a few older ones; each searches the log of a game, which may be long',
  },
  'large-reads': {
    points: 6,
    seconds: 60,
    per: 'user',
    why: 'a page of more than 250 own questions, up to 24 MB; our own client requests five quizzes a page',
  },
  'operator-calls': {
    points: 600,
    seconds: 60,
    per: 'address',
    why: 'a long log is read page by page; a caller without the role gets a 404, however often they ask',
  },
  probes: {
    points: 600,
    seconds: 60,
    per: 'address',
    why: 'load balancers and monitors probe every few seconds',
  },
  documents: {
    points: 60,
    seconds: 60,
    per: 'address',
    why: 'developers read them, and tools fetch them at each start; up to 250 KB each',
  },
  'room-links': {
    points: 60,
    seconds: 60,
    per: 'address',
    why: 'link previews show the room of a code, and nobody may guess codes; over the limit, previews show no room',
  },
  'room-previews': {
    points: 6_000,
    seconds: 60,
    per: 'address',
    why: '2,000 players in a hall open a link, and look again; each asks the room’s owner',
  },
  'wrong-previews': {
    points: 600,
    seconds: 60,
    per: 'address',
    why: 'like `wrong-codes`, and apart from it: needs no sign-in, and must not keep a hall out of its rooms',
  },
  'sign-in-calls': {
    points: 6_000,
    seconds: 60,
    per: 'address',
    why: '2,000 players in a hall share an address, and each refreshes, registers and signs in within a minute',
  },
  registrations: { points: 300, seconds: 60, per: 'address', why: 'each hashes a password and is stored' },
  guests: {
    points: 300,
    seconds: 150,
    per: 'address',
    why: 'a school arrives at once, then 120 a minute; refills at a constant rate; each is a user for thirty days',
  },
  'reset-calls': {
    points: 120,
    seconds: 60,
    per: 'address',
    why: 'a school whose pupils have all forgotten their passwords; each request queues a mail, each reset hashes a password',
  },
  'reset-mails': {
    points: 3,
    seconds: HOUR,
    per: 'account',
    why: 'a mail may be overlooked twice; nobody may flood the inbox of another, and each link works for an hour',
  },
  'sign-ins': {
    points: 30,
    seconds: 60,
    per: 'account',
    why: 'each hashes a password and writes two rows; people sign in once a day',
  },
  'ways-in-changes': {
    points: 30,
    seconds: 60,
    per: 'user',
    why: 'an account has twenty passkeys at most; each adds a few queries and a signature to check',
  },
  refreshes: {
    points: 120,
    seconds: 60,
    per: 'user',
    why: 'each writes a row; a browser that reloads every second needs 60',
  },
  // Wrong passwords. These refill at a constant rate: one more try every `seconds / points`.
  'failures-from-place': {
    points: 5,
    seconds: 150,
    per: 'account',
    why: 'five tries, then one every 30 s, from an address or browser that has signed in to the account before',
  },
  'failures-from-strangers': {
    points: 30,
    seconds: 1_800,
    per: 'account',
    why: 'one a minute from all places that never signed in to the account: many addresses guess no faster than one',
  },
  'failures-of-address': {
    points: 1_000,
    seconds: 1_000,
    per: 'address',
    why: 'one a second at accounts that never signed in from there: one password tried on many accounts',
  },
  // Rows and kilobytes that one user may store within an hour. Some are deleted after a few days.
  'quizzes-saved': {
    points: 200,
    seconds: HOUR,
    per: 'user',
    why: 'a teacher may import thirty quizzes in an hour; a deleted quiz uses disk for three more days',
  },
  'quiz-kilobytes': {
    points: 10_000,
    seconds: HOUR,
    per: 'user',
    why: 'forty quizzes of the largest size; saving and deleting all day would fill the disk',
  },
  'solo-games-hourly': {
    points: 240,
    seconds: HOUR,
    per: 'user',
    why: 'one every 15 s; each has its own log, even if nobody plays it',
  },
  'dealt-kilobytes': {
    points: 10_000,
    seconds: HOUR,
    per: 'user',
    why: 'each run copies its questions to the log: thirty runs of the largest quiz, a thousand of a typical one',
  },
  'rooms-opened': { points: 60, seconds: HOUR, per: 'user', why: 'one room serves a whole evening' },
  'rooms-joined': {
    points: 240,
    seconds: HOUR,
    per: 'user',
    why: 'joining and leaving writes two events, and every other player is notified',
  },
  'runs-started': {
    points: 120,
    seconds: HOUR,
    per: 'user',
    why: 'one every 30 s; each writes its questions, and a history row per player',
  },
  'room-settings': {
    points: 600,
    seconds: HOUR,
    per: 'user',
    why: 'a host tries a few dozen; each is an event in the log',
  },
  'host-commands': {
    points: 1_800,
    seconds: HOUR,
    per: 'user',
    why: 'skipping every question needs one every 2 s; each is one or two events in the log',
  },
  'sign-ins-hourly': {
    points: 120,
    seconds: HOUR,
    per: 'user',
    why: 'each writes two rows; people sign in once a day',
  },
  'refreshes-hourly': {
    points: 1_200,
    seconds: HOUR,
    per: 'user',
    why: 'one every 3 s over all browsers; each is a row that stays for two months',
  },
  exports: {
    points: 5,
    seconds: HOUR,
    per: 'user',
    why: 'each reads all of a user’s quizzes, history and answers; one is enough',
  },
  'reports-hourly': {
    points: 60,
    seconds: HOUR,
    per: 'user',
    why: 'nobody finds a fault a minute; reports are kept',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** The size of `content` as JSON, in whole kilobytes. */
export const kilobytesOf = (content: object): number =>
  Math.ceil(Buffer.byteLength(JSON.stringify(content)) / 1_000);

/** Bounds on memory and on work per turn of the event loop. `RATE_LIMIT_SCALE` does not change them. */
export const BOUNDS = {
  /** Connections from one address that have not signed in yet: a hall that connects at once. */
  connectionsBeforeSignIn: 3_000,
  /** Handshakes in the queue: several halls that connect at once. */
  handshakesWaiting: 10_000,
  /** Handshakes per turn of the event loop: each takes up to 1 ms. */
  handshakesPerTurn: 10,
  /** Time in which a connection must sign in, or sign in again after it has left all namespaces. */
  signInMs: 10_000,
  /** Sockets of a user in each namespace; a new one replaces the oldest, since tabs and devices are few. */
  socketsOfUser: 10,
  /** Tokens of a connection that were refused or are being checked: each may be a query. */
  tokensUnaccepted: 5,
  /** Queued calls of a connection, which start one after the other. */
  callsOfConnection: 20,
  /** Calls in the queue. */
  callsWaiting: 10_000,
  /** Calls started per turn of the event loop: each takes up to 0.3 ms. */
  callsPerTurn: 30,
  /** Bytes of a received frame. */
  frameBytes: 16 * 1024,
  /** Bytes of a connection read per turn of the event loop: a frame may have as few as six. */
  bytesPerTurn: 4_096,
  /** Messages of a connection in flight. More pile up only if the database or the game's owner does not reply. */
  messagesOfConnection: 20,
  /**
   * Packets and bytes buffered for a client at which the server stops reading from it. The client's messages then wait in
   * its own buffers, answers too, so a client on a slow network should never reach these limits.
   */
  unreadPackets: 64,
  unreadBytes: 256 * 1024,
  /** Packets and bytes buffered for a client at which the server closes its connection. */
  waitingPackets: 2_000,
  waitingBytes: 1_000_000,
} as const;
