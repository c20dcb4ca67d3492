const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const PHASES: Record<string, string> = {
  lobby: 'Lobby',
  asking: 'Question open',
  revealing: 'Answer shown',
  closed: 'Over',
};

/** Texts of the operators' lists. */
export const OPERATOR_TEXTS = {
  operator: 'Operator',
  nav: 'Operator',
  live: 'Live',
  games: 'Games',
  reported: 'Reported',
  audit: 'Audit',
  loading: 'Loading',
  failed: 'This could not be loaded.',
  old: 'The server does not reply. What you see is from before.',
  offline: "You're offline. This page continues as soon as you're back.",
  phase: (phase: string) => PHASES[phase] ?? phase,

  liveHeading: 'Live rooms',
  open: (count: number) => plural(count, 'room is open', 'rooms are open'),
  newest: (count: number) => `The newest ${count} are shown.`,
  noRooms: 'No room is open.',
  instances: 'Instances',
  instance: 'Instance',
  machine: 'Machine',
  state: 'State',
  states: { alive: 'alive', draining: 'draining', drained: 'drained', gone: 'gone' },
  ownGames: 'Games',
  sockets: 'Sockets',
  unknown: 'unknown',
  heartbeat: 'Heartbeat',
  ago: (ms: number) => `${(ms / 1_000).toFixed(1)} s ago`,
  drain: 'Drain',
  drainInstance: (id: string) => `Drain instance ${id}`,
  drainSure:
    'Its games move to other instances, and it takes no more until it is stopped and started again. Players see a short pause.',
  draining: 'Draining …',
  drainFailed: 'It was not drained. Another instance must be running that can take its games.',
  drainBegun: (id: string) => `Instance ${id} is draining.`,
  room: 'Room',
  openedBy: 'Opened by',
  players: 'Players',
  phaseColumn: 'Phase',
  lag: 'Lag',
  owner: 'Owner',
  noLag: 'none',
  seconds: (ms: number) => `${(ms / 1_000).toFixed(1)} s`,
  unowned: 'no living owner',
  unclaimed: 'not claimed',

  close: 'Close',
  closeRoom: (room: string) => `Close room ${room}`,
  closeSure: 'Everybody in it leaves the room. A run ends with the questions that are closed.',
  closing: 'Closing …',
  closeFailed: 'The room could not be closed. Please try again.',
  closed: (room: string) => `Room ${room} is closed.`,
  cancel: 'Cancel',

  gamesHeading: 'Games',
  code: 'Room code',
  user: 'Player',
  userHint: 'Name, email or id',
  anyPhase: 'Any phase',
  problems: 'With a problem only',
  search: 'Search',
  noGames: 'No game matches.',
  found: (count: number) => plural(count, 'game', 'games'),
  newestGames: (count: number) => `The newest ${count} games`,
  opened: 'Opened (UTC)',
  id: 'ID',
  events: 'Events',
  kind: { solo: 'Solo', room: 'Room' },
  quarantined: 'quarantined',

  reportedHeading: 'Reported questions',
  noReports: 'No reported questions.',
  reports: (count: number) => plural(count, 'report', 'reports'),
  rightAnswer: (answer: string) => `Right answer: ${answer}`,
  off: 'Off: it is no longer asked.',
  switchOff: 'Switch off',
  switchOn: 'Ask again',
  inQuiz: (title: string, author: string) => `In “${title}” by ${author}`,
  hiddenQuiz: 'The quiz is hidden.',
  hide: 'Hide the quiz',
  show: 'Show the quiz',
  switchFailed: 'That did not work. Please try again.',

  auditHeading: 'Audit log',
  noActions: 'Nothing yet.',
  older: 'Show older entries',
  when: 'When (UTC)',
  who: 'Who',
  action: 'Action',
  target: 'Target',
};

/** A time as operators compare it with logs: UTC. */
export const utc = (time: string | number) => new Date(time).toISOString().replace('T', ' ').slice(0, 19);

/** Enough of an id to tell instances and games apart. */
export const shortId = (id: string) => id.slice(0, 8);
