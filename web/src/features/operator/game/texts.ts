import type { GameEvent } from '#game/events';

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const OTHERS: Partial<Record<GameEvent['type'], string>> = {
  RulesChosen: 'Rules that older releases do not know',
  SettingsChanged: 'Settings of the room',
  RoomEmptied: 'Nobody is in the room',
  RunPaused: 'Paused',
  RunResumed: 'Resumed',
};

/** Texts of the page of one game. */
export const GAME_TEXTS = {
  seat: (seat: number) => `seat ${seat}`,
  opened: (code: string) => `Room ${code} opened`,
  openedSolo: 'Solo game opened',
  joined: 'joined',
  gone: { left: 'left', kicked: 'was removed by the host', away: 'was away for too long' },
  hosts: 'is now the host',
  renamed: (to: string) => `is now called ${to}`,
  dealt: (count: number, title: string) => `${plural(count, 'question', 'questions')}: ${title}`,
  keys: (count: number) => plural(count, 'right answer', 'right answers'),
  question: (number: number, prompt: string) => `Question ${number}: ${prompt}`,
  passed: 'passed',
  skipped: (number: number) => `Question ${number} was skipped`,
  closed: (number: number) => `Question ${number} closed`,
  stalled: (ms: number | null) =>
    ms === null ? 'The clock stopped' : `The clock stopped; ${(ms / 1000).toFixed(1)} s given back`,
  completed: (count: number) => plural(count, 'result', 'results'),
  corrected: (reason: string, by: string) => `Results corrected (${by}): ${reason}`,
  over: {
    abandoned: 'Given up',
    replaced: 'The player opened another game',
    empty: 'The room was empty',
    operator: 'Closed by an operator',
  },
  others: OTHERS as Partial<Record<string, string>>,

  room: (code: string) => `Room ${code}`,
  solo: 'Solo game',
  game: 'Game',
  tooLong: (events: number) =>
    `This log has ${events.toLocaleString('en')} events, which is too many for this page. Use npm run ops -- replay on the server.`,
  broken: (message: string) => `This log cannot be replayed: ${message}`,
  players: (count: number) => plural(count, 'player', 'players'),
  questions: (count: number) => plural(count, 'question', 'questions'),
  events: (count: number) => plural(count, 'event', 'events'),
  host: (name: string) => `host: ${name}`,
  runs: (count: number) => plural(count, 'run', 'runs'),
  quarantined: (why: string) => `Quarantined: ${why}`,

  verify: 'Verify',
  verifyAgain: 'Verify again',
  verifying: 'Verifying …',
  notVerified: 'Not verified yet',
  whole: (events: number) => `Chain intact, ${plural(events, 'event', 'events')}`,
  verifiedAt: (time: string, digest: string) => `Verified ${time}, digest ${digest}`,
  differs: (count: number) => plural(count, 'difference', 'differences'),
  verifyFailed: 'The game could not be verified. Please try again.',

  timeline: 'Timeline',
  before: 'Previous event',
  after: 'Next event',
  play: 'Play',
  pause: 'Pause',
  moment: 'Moment',
  place: (version: number, of: number) => `Event ${version} of ${of}`,
  atQuestion: (number: number) => `question ${number}`,
  copyLink: 'Copy link to this moment',
  marks: {
    right: 'Answers',
    left: 'Left',
    late: 'Joined late',
    stalled: 'Stalled',
    removed: 'Removed',
    host: 'Host',
  },

  seenBy: 'As seen by',
  screenOf: 'Screen of',
  stage: 'Stage',
  spectator: 'Spectator',
  theHost: 'Host',
  download: 'Download these messages',
  absent: 'Not in the game at this moment.',
  screenLabel: (who: string, time: string) => `The screen of ${who} at ${time}`,

  list: 'Events',
  filtered: 'List of events',
  filter: 'Filter events',
  filterHint: 'Name, type or number',
  found: (count: number, shown: number) => {
    if (count === 0) return 'No event matches.';
    const matching = count === 1 ? '1 event matches' : `${count.toLocaleString('en')} events match`;
    return shown < count ? `${matching}. The ${shown} around this moment are shown.` : `${matching}.`;
  },
  number: 'No.',
  time: 'Time',
  event: 'Event',
  what: 'What',

  card: (version: number) => `Event ${version}`,
  type: 'Type',
  who: 'Who',
  at: 'Time',
  left: 'Time left',
  epoch: 'Epoch',
  epochOf: (epoch: number) => `${epoch}, one more with each take-over`,
  chain: 'Hash chain',
  noHash: 'no hash',
  sent: (who: string) => `Sent to ${who}`,
  nothingSent: 'Nothing.',
  data: 'As stored',
};
