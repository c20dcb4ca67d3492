import { MAX_NAME_LENGTH } from '#protocol/limits';

const spelled = (code: string) => [...code].join(' ');
const inRoom = (players: number, running: boolean) =>
  players === 0
    ? 'No players yet'
    : `${players.toLocaleString('en')} ${running ? 'playing' : 'in the lobby'}`;

/** Texts of the screens for joining a game. */
export const TEXTS = {
  joinGame: 'Join a game',
  codePlace: 'CODE',
  codeUnknown: 'There is no room with this code. Check it with the host.',
  enterCode: 'Enter a room code',
  join: 'Join',
  playNow: 'Play now',
  playNowText: 'Play now starts ten random questions. No account needed.',
  starting: 'Starting…',
  noResponse: 'Network error. Try again later.',

  invites: (host: string) => `${host || 'The host'} invites you`,
  invitation: (host: string, title: string, code: string, players: number, running: boolean) =>
    `${host || 'The host'} invites you. ${title}. Room ${spelled(code)}, ${inRoom(players, running)}.`,
  room: (code: string) => `Room ${spelled(code)}`,
  inRoom,
  finding: 'Finding the room…',
  nickname: 'Your nickname',
  nicknameHint: `Everyone in the room sees it. Up to ${MAX_NAME_LENGTH} characters, no sign-up needed.`,
  nicknameShort: 'A nickname needs at least 2 characters.',
  suggested: 'How about one of these?',
  joinThis: 'Join the game',
  joining: 'Joining…',
  running: 'A game is running.',
  runningText: 'You join at the next question.',
  locked: 'The room is locked.',
  lockedText: (host: string) => `Ask ${host || 'the host'} to unlock it.`,
  closedText: 'Nobody can join right now.',
  full: 'The room is full.',
  fullText: 'Somebody has to leave before anybody else can join.',
  letsIn: 'You join automatically as soon as you can.',
  joinHere: 'You can join here as soon as the room opens.',
  open: 'The room is open now.',
  again: 'Try again',
  haveAccount: 'I have an account',
  failed: 'The room could not be loaded.',
  offline: "You're offline. This page continues as soon as you're back.",
};
