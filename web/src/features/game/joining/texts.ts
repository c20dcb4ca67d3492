const spelled = (code: string) => [...code].join(' ');
const inRoom = (players: number, running: boolean) =>
  `${players.toLocaleString('en')} ${running ? 'playing' : 'in the lobby'}`;

/** The texts on the way into a game. */
export const TEXTS = {
  joinGame: 'Join a game',
  codePlace: 'CODE',
  codeHint: "Six letters and digits, shown on the host's screen.",
  codeWrong: 'A room code has six letters and digits.',
  codeUnknown: 'No room has this code. Check it with the host.',
  enterCode: 'Enter the code of a room',
  join: 'Join',
  playNow: 'Play now',
  playNowText: 'Play now starts ten random questions. No account needed.',
  starting: 'Starting…',

  invites: (host: string) => `${host} invites you`,
  invitation: (host: string, title: string, code: string, players: number, running: boolean) =>
    `${host} invites you. ${title}. Room ${spelled(code)}, ${inRoom(players, running)}.`,
  room: (code: string) => `Room ${spelled(code)}`,
  inRoom,
  finding: 'Finding the room…',
  nickname: 'Your nickname',
  nicknameHint: 'Everyone in the room sees it. No sign-up needed.',
  nicknameShort: 'A nickname has 2 letters or more.',
  suggested: 'How about one of these?',
  joinThis: 'Join the game',
  joining: 'Joining…',
  running: 'A game is being played.',
  runningText: 'You join at the next question.',
  locked: 'The room is locked.',
  lockedText: (host: string) => `Ask ${host} to open it; this page lets you in by itself.`,
  open: 'The room is open now.',
  again: 'Try again',
  haveAccount: 'I have an account',
  failed: 'The room could not be loaded.',
  offline: "You're offline. The room appears as soon as you're back.",
};
