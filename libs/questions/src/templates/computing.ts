import type { Kind } from '../relation.js';

/** Words: abbreviations, terms, names and what they stand for. */
export const COMPUTING_TERMS: readonly Kind[] = [
  {
    kind: 'acronym',
    verbatim: true,
    relations: [
      {
        column: 'expansion',
        levels: [1, 2, 3],
        decoysOnly: true,
        echoes: true,
        forward: [
          'In computing, what does {subject} stand for?',
          'In computing, what is {subject} short for?',
          'Which words does the computing abbreviation {subject} stand for?',
          'What do the letters {subject} mean in computing?',
        ],
        statements: [
          'In computing, {subject} stands for “{value}”.',
          'In computing, {subject} is short for “{value}”.',
          'The computing abbreviation {subject} stands for “{value}”.',
          'In computing, the letters {subject} mean “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'term',
    relations: [
      {
        column: 'definition',
        phrases: true,
        id: 'term',
        levels: [1, 2, 3],
        forward: [
          'In computing, what does the term “{subject}” mean?',
          'What is meant by “{subject}” in computing?',
          'Which of these is the meaning of the computing term “{subject}”?',
          'Which of these explains the computing term “{subject}”?',
        ],
        backward: [
          'In computing, which term means {value}?',
          'What is the computing term for {value}?',
          'Which of these is the computing term for {value}?',
        ],
        statements: [
          'In computing, “{subject}” means {value}.',
          'The computing term for {value} is “{subject}”.',
          'In computing, “{subject}” is the term for {value}.',
          'The computing term “{subject}” means {value}.',
        ],
      },
    ],
  },
  {
    kind: 'extension',
    verbatim: true,
    relations: [
      {
        column: 'used_for',
        phrases: true,
        id: 'extension',
        levels: [1, 2, 3],
        forward: [
          'What would you expect in a file whose name ends in {subject}?',
          'What do files ending in {subject} usually contain?',
          'What does a file with the extension {subject} usually contain?',
          'You receive a file ending in {subject}. What is most likely in it?',
        ],
        statements: [
          'Files ending in {subject} usually contain {value}.',
          'A file with the extension {subject} is usually {value}.',
          'A file whose name ends in {subject} most likely contains {value}.',
          '{subject} is a file extension for {value}.',
        ],
      },
    ],
  },
  {
    kind: 'unix',
    verbatim: true,
    relations: [
      {
        column: 'command_use',
        id: 'unix-command',
        levels: [1, 2, 3],
        forward: [
          'What does the Unix command {subject} do?',
          'On a Unix command line, what does {subject} do?',
          'What is the job of the Unix command {subject}?',
          'You type {subject} on a Linux command line. What does the command do?',
        ],
        backward: [
          'Which of these Unix commands {value}?',
          'On a Linux command line, which of these commands {value}?',
        ],
        statements: [
          'The Unix command {subject} {value}.',
          'On a Unix command line, {subject} {value}.',
          'On Linux, the command that {value} is {subject}.',
          'Typed on a Linux command line, {subject} {value}.',
        ],
      },
    ],
  },
  {
    kind: 'shortcut',
    relations: [
      {
        column: 'shortcut_use',
        id: 'shortcut',
        levels: [1, 2, 3],
        forward: [
          'In most Windows programs, what does {subject} do?',
          'What does pressing {subject} do in most Windows programs?',
          'You press {subject} in Windows. What does that do?',
          'In Windows, what does the key combination {subject} do?',
        ],
        backward: [
          'Which shortcut {value} in most Windows programs?',
          'In Windows, which of these key combinations {value}?',
        ],
        statements: [
          'In most Windows programs, {subject} {value}.',
          'Pressing {subject} in Windows {value}.',
          'The shortcut {subject} {value} in most Windows programs.',
          'In Windows, the key combination that {value} is {subject}.',
        ],
      },
    ],
  },
];
