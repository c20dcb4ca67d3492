const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const STATES = { open: 'Not closed', closed: 'Closed', skipped: 'Skipped' };

/** Texts of a game's questions and of corrections. */
export const CORRECTION_TEXTS = {
  heading: 'Questions',
  run: 'Run',
  runName: (run: number, title: string) => `Run ${run}: ${title}`,
  none: 'No run was started.',
  question: 'Question',
  answered: 'Answered',
  right: 'Right',
  wrong: 'Wrong',
  noAnswer: 'No answer',
  median: 'Median time',
  choices: 'Choices',
  state: 'State',
  stateOf: (state: keyof typeof STATES, voided: boolean) => (voided ? 'Counts for nobody' : STATES[state]),
  seconds: (ms: number) => `${(ms / 1_000).toFixed(1)} s`,
  noValue: '–',
  rightAnswer: 'right',

  correctQuestion: 'Correct a question',
  correctScore: 'Correct a score',
  prompt: (index: number, prompt: string) => `${index + 1}. ${prompt}`,
  rightFromNowOn: 'Right from now on',
  answers: (count: number) => plural(count, 'answer', 'answers'),
  rightSoFar: 'right so far',
  void: 'Void the question: it counts for nobody',
  player: 'Player',
  playerName: (name: string, score: number) => `${name}, ${plural(score, 'point', 'points')}`,
  points: 'Points to add',
  pointsHint: 'A whole number; a negative one takes points away.',
  reason: 'Reason, shown to the players',

  changes: 'What changes',
  chooseAnswers: 'Choose what is right from now on.',
  choosePoints: 'Say how many points.',
  computing: 'Computing the ranking',
  previewFailed: 'The new ranking could not be computed.',
  inForce: 'The run is already graded like this.',
  place: 'Place',
  before: 'Before',
  after: 'After',
  up: (places: number) => `${places} up`,
  down: (places: number) => `${places} down`,
  gain: (gain: number, players: number, lose: number) =>
    `${gain} of ${plural(players, 'player', 'players')} ${gain === 1 ? 'gains' : 'gain'} points, ${lose} ${lose === 1 ? 'loses' : 'lose'} some.`,
  counted: (before: number, after: number) => `Questions that count: ${before} → ${after}.`,
  more: (count: number) => `… and ${plural(count, 'more player', 'more players')}.`,
  nothingRewritten:
    'Nothing is rewritten: the correction is appended to the log, with your name in the audit log. History and reports follow.',
  cancel: 'Cancel',
  append: 'Append the correction',
  appending: 'Appending …',
  noReply: 'There was no reply. Append it again: it takes effect once.',
  done: (version: number) => `The correction is event ${version}.`,
};
