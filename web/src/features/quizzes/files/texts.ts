import { MAX_QUESTIONS } from '#protocol/limits';

const count = (n: number, one: string, many = `${one}s`) =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** Texts of import and export. */
export const FILE_TEXTS = {
  importHeading: 'Import a quiz',
  formats:
    'A CSV or Excel table with one question per line, a quiz in Kahoot’s Excel template, or a JSON file exported from here. Up to 5 MB.',
  columns:
    'The first line of a table names its columns: question, correct_answer, incorrect_answer_1 to 3; optional: type, difficulty, category, timer, explanation.',
  choose: 'Choose a file',
  another: 'Choose another file',
  drop: 'or drop it here',
  template: 'Download a CSV template',
  templateFailed: 'The template could not be created. Please try again.',
  reading: (name: string) => `Reading ${name}…`,
  unreadable: 'This file could not be read. Please try again.',
  outcome: (good: number, bad: number) => {
    const taken = `${count(good, 'question')} can be imported`;
    return bad === 0 ? `${taken}.` : `${taken}, ${bad.toLocaleString('en')} cannot.`;
  },
  surplus: (n: number) =>
    `${count(n, 'more valid question')} ${n === 1 ? 'is' : 'are'} left out: a quiz holds at most ${MAX_QUESTIONS}.`,
  faults: 'What cannot be imported',
  more: (n: number) => `and ${n.toLocaleString('en')} more`,
  import: (n: number) => `Import ${count(n, 'question')}`,
  cancel: 'Cancel',

  export: 'Export',
  exportAs: 'Export as',
  nothing: 'There are no questions to export yet.',
  saved: (name: string) => `Saving ${name}…`,
  exportFailed: 'The file could not be created. Please try again.',
};
