/** So many `points` in so many `seconds`. `why` says what honest use needs, and what the budget protects. */
export interface Budget {
  points: number;
  seconds: number;
  /** Whose use is counted. A connection's and an address's budgets are counted by each instance, all others by all together. */
  per: 'connection' | 'address' | 'account' | 'user' | 'room';
  why: string;
}

const HOUR = 3_600;

/**
 * All that a connection, an address, an account, a user or a room can make the server do. A call spends one of them (`@Spends`), a
 * message names one where it is bound; `RATE_LIMIT_SCALE` multiplies the points. The README shows this table.
 */
export const BUDGETS = {
  messages: {
    points: 20,
    seconds: 1,
    per: 'connection',
    why: 'a player sends one or two messages a second',
  },
  chat: { points: 8, seconds: 10, per: 'user', why: 'more cannot be read by the others' },
  syncs: {
    points: 10,
    seconds: 10,
    per: 'user',
    why: 'a state may be large; it is needed after a lost message only',
  },
  codes: {
    points: 10,
    seconds: 60,
    per: 'user',
    why: 'a code has 387 million values and nobody may try them out',
  },
  violations: { points: 2, seconds: 60, per: 'connection', why: 'one more closes the connection' },
  'solo-games': { points: 30, seconds: 60, per: 'user', why: 'each writes its questions into the log' },
  'quiz-changes': { points: 60, seconds: 60, per: 'user', why: 'each writes up to 210 KB' },
  reports: { points: 10, seconds: 60, per: 'user', why: 'people read them' },
  reads: { points: 120, seconds: 60, per: 'user', why: 'a screen makes one or two; each is a query' },
  probes: { points: 600, seconds: 60, per: 'address', why: 'balancers and monitors ask every few seconds' },
  'room-links': {
    points: 60,
    seconds: 60,
    per: 'address',
    why: 'previews of links name the room of a code, and nobody may try codes out; others see a preview without it',
  },
  'sign-in-calls': {
    points: 1_200,
    seconds: 60,
    per: 'address',
    why: 'two thousand people in a hall share an address and sign in within minutes',
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
