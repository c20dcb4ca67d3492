import type { Kind } from '../../relation.js';

/** Words, sayings and languages. */
export const WORDS: readonly Kind[] = [
  {
    kind: 'collective',
    relations: [
      {
        column: 'collective',
        levels: [1, 2, 3],
        forward: [
          'Which collective noun is used for {subject}?',
          'Which of these is a word for a group of {subject}?',
          'Which of these is a collective noun for {subject}?',
          'Which of these is an established word for a group of {subject}?',
        ],
        backward: [
          'Which of these animals have “{value}” as a collective noun?',
          'The collective noun “{value}” is used for which of these animals?',
        ],
        statements: [
          'A word for a group of {subject} is “{value}”.',
          'A collective noun for {subject} is “{value}”.',
          'English has the word “{value}” for a group of {subject}.',
          'An established word for a group of {subject} is “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'loanword',
    relations: [
      {
        column: 'origin',
        levels: [1, 2, 3],
        clashes: [
          ['Dutch', 'Afrikaans'],
          ['Scottish Gaelic', 'Irish'],
          ['Swedish', 'Norwegian', 'Icelandic'],
          ['Hindi', 'Sanskrit'],
          ['Māori', 'Hawaiian', 'Tongan'],
        ],
        forward: [
          'From which language did English take the word “{subject}”?',
          'The word “{subject}” came into English from which language?',
          'Which language gave English the word “{subject}”?',
          'Which language did English borrow “{subject}” from?',
        ],
        backward: [
          'Which of these words did English borrow from {value}?',
          'Which of these words came into English from {value}?',
        ],
        statements: [
          'English borrowed the word “{subject}” from {value}.',
          'The word “{subject}” came into English from {value}.',
          'English took the word “{subject}” from {value}.',
          'The language that gave English the word “{subject}” is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'thanks',
    relations: [
      {
        column: 'thanks_language',
        levels: [1, 2, 3],
        forward: [
          'In which language do people say “{subject}” for “thank you”?',
          'In which language can you say “{subject}” to thank someone?',
          'Someone says “{subject}” to thank you. Which language is that?',
          'In which language does “{subject}” mean “thank you”?',
        ],
        backward: ['How do you say “thank you” in {value}?', 'Which of these means “thank you” in {value}?'],
        statements: [
          'In {value}, “{subject}” means “thank you”.',
          'The {value} for “thank you” is “{subject}”.',
          'In {value}, people say “{subject}” for “thank you”.',
          'To thank someone in {value}, you can say “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'idiom',
    relations: [
      {
        column: 'idiom_sense',
        levels: [1, 2, 3],
        phrases: true,
        clashes: [
          ['give up', 'stop working on something', 'stop a habit all at once', 'lose your nerve'],
          ['accept the consequences of your actions', 'admit that you were wrong'],
          ['be very expensive', 'be sold very cheaply'],
          [
            'tackle a problem head-on',
            'take on a danger for the good of all',
            'challenge someone powerful on home ground',
            'solve a hard problem by a bold stroke',
          ],
          ['issue a challenge', 'challenge someone powerful on home ground'],
          ['chat idly', 'speak frankly'],
        ],
        forward: [
          'What does it mean to {subject}?',
          'What do people mean by “to {subject}”?',
          'What does the idiom “to {subject}” mean?',
          'Which of these is the meaning of the expression “to {subject}”?',
        ],
        backward: ['Which of these expressions means “to {value}”?', 'Which idiom means “to {value}”?'],
        statements: [
          'To {subject} means to {value}.',
          'The expression “to {subject}” means “to {value}”.',
          'The idiom “to {subject}” means “to {value}”.',
          'The meaning of the idiom “to {subject}” is “to {value}”.',
        ],
      },
    ],
  },
  {
    kind: 'adjective',
    relations: [
      {
        column: 'adjective_sense',
        levels: [1, 2, 3],
        phrases: true,
        clashes: [
          ['careful with money', 'having no money'],
          ['lacking energy', 'sleepy', 'lacking flavour'],
          ['active at night', 'active at dusk and dawn'],
          ['fond of company', 'very talkative'],
          ['done in secret', 'without a known name'],
          ['beautiful', 'sweet-sounding'],
        ],
        forward: [
          'What does the adjective “{subject}” mean?',
          'Which of these does the word “{subject}” mean?',
          'Which of these is the meaning of “{subject}”?',
          'What is meant by the adjective “{subject}”?',
        ],
        backward: ['Which adjective means “{value}”?', 'Which of these words means “{value}”?'],
        statements: [
          'The adjective “{subject}” means “{value}”.',
          'The word “{subject}” means “{value}”.',
          'An adjective that means “{value}” is “{subject}”.',
          'The meaning of “{subject}” is “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'agent',
    relations: [
      {
        column: 'agent_sense',
        levels: [1, 2, 3],
        phrases: true,
        forward: [
          'What is {a subject}?',
          'What does the word “{subject}” mean?',
          'What kind of person is {a subject}?',
          'Which of these people is called {a subject}?',
        ],
        backward: ['What do you call {value}?', 'What is the word for {value}?'],
        statements: [
          '{a subject} is {value}.',
          'The word for {value} is “{subject}”.',
          'The word “{subject}” means {value}.',
          '{value} is called {a subject}.',
        ],
      },
    ],
  },
];
