/** Texts that offer guests an account. */
export const TEXTS = {
  signUp: 'Register',
  keepScore: 'Keep your score',
  keepScoreText:
    'You are playing as a guest. Add an email and a password to keep your name, score and history.',
  accountNeeded: 'Register to create quizzes',
  accountNeededText: 'Add an email and a password. You keep your name and your score.',
  logOut: 'Log out?',
  guestLogOutText: 'You are playing as a guest. If you log out, you lose your name, score and history.',
  logOutYes: 'Yes, log out',
  stay: 'Stay',
};
