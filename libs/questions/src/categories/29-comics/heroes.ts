import type { Kind, Relation } from '../../relation.js';

const identity = (column: string, id: string): Relation => ({
  column,
  id,
  levels: [1, 2, 3],
  forward: [
    'In the comics, by which other name is {subject} known?',
    'In the comics, {subject} also goes by which name?',
    'Which of these is another name of {subject} in the comics?',
    'Comics readers also know {subject} by which name?',
  ],
  backward: [
    'Which of these comics characters also goes by the name of {value}?',
    'In the comics, which of these is another name of {value}?',
    'In the comics, which of these is {value} by another name?',
  ],
  statements: [
    'In the comics, {subject} is also known as {value}.',
    'In the comics, {value} is also known as {subject}.',
    'In the comics, {subject} and {value} are one and the same.',
    'In the comics, {value} is another name of {subject}.',
  ],
});

/** Heroes of the comics, their names, teams and first appearances. */
export const HEROES: readonly Kind[] = [
  {
    kind: 'hero',
    relations: [
      identity('identity', 'secret-identity'),
      {
        column: 'publisher',
        // Two publishers sometimes publish a comic together.
        levels: [1, 2, 3],
        forward: [
          'Crossovers aside, which publisher brings out the comics about {subject}?',
          'Crossovers aside, {subject} appears in the comics of which publisher?',
          'Crossovers aside, the comics about {subject} come from which publisher?',
          "Crossovers aside, in which publisher's comics does {subject} appear?",
        ],
        statements: [
          'Crossovers aside, {subject} appears in the comics of the publisher {value}.',
          'Crossovers aside, the publisher {value} brings out the comics about {subject}.',
          'Crossovers aside, the comics about {subject} come from the publisher {value}.',
          'Crossovers aside, the publisher of the comics about {subject} is {value}.',
        ],
      },
    ],
  },
  { kind: 'heroine', relations: [identity('her_identity', 'heroine-identity')] },
  {
    kind: 'thing',
    relations: [
      {
        column: 'stories',
        levels: [1, 2, 3],
        // Heroes of one publisher appear in each other's comics.
        clashes: [
          ['Batman', 'Superman', 'Wonder Woman', 'the Flash', 'Green Lantern'],
          ['Black Panther', 'Spider-Man', 'Thor', 'Doctor Strange', 'the Fantastic Four', 'the X-Men'],
        ],
        forward: [
          'In whose comics does {subject} appear?',
          'Whose comics feature {subject}?',
          'In whose comics do readers come across {subject}?',
          'In whose comics would you expect to find {subject}?',
        ],
        backward: [
          'Which of these appears in the comics about {value}?',
          'Which of these would you expect to find in a comic about {value}?',
        ],
        statements: [
          '{subject} appears in the comics about {value}.',
          'In a comic about {value}, you would expect to find {subject}.',
          'Comics about {value} feature {subject}.',
          'In the comics about {value}, readers come across {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'debut',
    relations: [
      {
        column: 'first_in',
        id: 'debut',
        levels: [2, 3, 3],
        forward: [
          'In which publication did {subject} first appear?',
          'In which publication did readers first meet {subject}?',
          'Which publication carried the first story with {subject}?',
          '{subject} first appeared in which publication?',
        ],
        backward: [
          'Which of these first appeared in “{value}”?',
          'Which of these did readers first meet in “{value}”?',
        ],
        statements: [
          '{subject} first appeared in “{value}”.',
          'Readers first met {subject} in “{value}”.',
          'It was “{value}” that carried the first story with {subject}.',
          'The debut of {subject} came in “{value}”.',
        ],
      },
      {
        column: 'first_year',
        id: 'debut-year',
        number: { steps: [2, 4, 6, 9, 12], min: 1900, max: 2020 },
        levels: [3, 3, 0],
        forward: [
          'In which year did {subject} first appear in print?',
          'Which year saw {subject} appear in print for the first time?',
          'The first appearance of {subject} in print was in which year?',
          'In which year did readers first see {subject} in print?',
        ],
        statements: [
          '{subject} first appeared in print in {value}.',
          'The first appearance of {subject} in print was in {value}.',
          'Readers first saw {subject} in print in {value}.',
          'It was in {value} that {subject} first appeared in print.',
        ],
      },
    ],
  },
  {
    kind: 'member',
    relations: [
      {
        column: 'team',
        levels: [1, 2, 3],
        forward: [
          'In the comics, to which team does {subject} belong?',
          'In the comics, {subject} is a member of which team?',
          'To which comics team does {subject} belong?',
          'Which comics team has {subject} as a member?',
        ],
        backward: [
          'In the comics, which of these characters is a member of {value}?',
          'In the comics, which of these characters belongs to {value}?',
        ],
        statements: [
          'In the comics, {subject} belongs to {value}.',
          'In the comics, {subject} is a member of {value}.',
          'In the comics, one of the members of {value} is {subject}.',
          'The comics team to which {subject} belongs is {value}.',
        ],
      },
    ],
  },
];
