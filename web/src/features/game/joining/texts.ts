/** The texts on the way into a game. */
export const TEXTS = {
  joinGame: 'Join a game',
  codePlace: 'CODE',
  codeHint: "Six letters and digits, shown on the host's screen.",
  codeWrong: 'A room code has six letters and digits.',
  join: 'Join',
};
