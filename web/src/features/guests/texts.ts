/** What guests read about having an account. */
export const TEXTS = {
  signUp: 'Register',
  keepScore: 'Keep your score',
  keepScoreText: 'You play as a guest. Add an email and a password, and nothing gets lost.',
  accountNeeded: 'Sign up to create quizzes',
  accountNeededText: 'Your quizzes need an owner. Add an email and a password; your name and score stay.',
  logOut: 'Log out?',
  guestLogOutText: 'You play as a guest: without an account, your name, score and history are lost.',
  logOutYes: 'Yes, log out',
  stay: 'Stay',
};
