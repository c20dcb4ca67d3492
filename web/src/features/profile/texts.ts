export const TEXTS = {
  title: 'Profile',
  gamesPlayed: 'Games played',
  averageScore: 'Avg score %',
  history: 'History',
  historyHeading: 'Quizzes Played',
  historyLoading: 'Loading the quizzes you played',
  historyEmpty: 'No quizzes played yet.',
  historyPages: 'Pages of quizzes played',
  firstQuiz: 'Play your first quiz',
  creations: 'Your Creations',
  multiplayer: ' - Multiplayer',
  questions: (count: number) => `${count} Questions`,
};
