import type { Kind } from '../../relation.js';

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
          'What does the computing abbreviation {subject} stand for?',
          'In computing, what do the letters {subject} stand for?',
        ],
        statements: [
          'In computing, {subject} stands for “{value}”.',
          'In computing, {subject} is short for “{value}”.',
          'The computing abbreviation {subject} stands for “{value}”.',
          'In computing, the letters {subject} stand for “{value}”.',
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
          'In computing, what is meant by “{subject}”?',
          'Which of these is the meaning of the computing term “{subject}”?',
          'What does the computing term “{subject}” mean?',
        ],
        backward: [
          'In computing, which of these terms means {value}?',
          'Which of these is the computing term for {value}?',
        ],
        statements: [
          'In computing, “{subject}” means {value}.',
          'In computing, the term “{subject}” means {value}.',
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
          'What is the file extension {subject} used for?',
          'What do files ending in {subject} usually contain?',
          'What does a file with the extension {subject} usually contain?',
          'What would you expect to find in a file whose name ends in {subject}?',
        ],
        statements: [
          'Files ending in {subject} usually contain {value}.',
          'A file with the extension {subject} usually contains {value}.',
          'The file extension {subject} is used for {value}.',
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
          'On Linux, what does the command {subject} do?',
          'You type {subject} on a Linux command line. What does the command do?',
        ],
        backward: [
          'Which of these Unix commands {value}?',
          'On a Linux command line, which of these commands {value}?',
        ],
        statements: [
          'The Unix command {subject} {value}.',
          'On a Unix command line, {subject} {value}.',
          'On Linux, the command {subject} {value}.',
          'On a Linux command line, {subject} {value}.',
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
          'In most Windows programs, what does the shortcut {subject} do?',
          'In most Windows programs, what does the key combination {subject} do?',
        ],
        backward: [
          'In most Windows programs, which of these shortcuts {value}?',
          'In most Windows programs, which of these key combinations {value}?',
        ],
        statements: [
          'In most Windows programs, {subject} {value}.',
          'In most Windows programs, pressing {subject} {value}.',
          'In most Windows programs, the shortcut {subject} {value}.',
          'In most Windows programs, the key combination {subject} {value}.',
        ],
      },
    ],
  },
];
