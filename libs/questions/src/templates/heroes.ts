import type { Kind, Relation } from '../relation.js';

const identity = (column: string, id: string): Relation => ({
  column,
  id,
  levels: [1, 2, 3],
  forward: [
    'In the comics, under which other name is {subject} known?',
    'Whose alter ego in the comics is {subject}?',
    'Which other identity does {subject} have in the comics?',
    'Comics readers also know {subject} by which name?',
  ],
  backward: [
    'Which comics character also goes by the name of {value}?',
    'In the comics, who is the alter ego of {value}?',
    'In the comics, who is {value} by another name?',
  ],
  statements: [
    'In the comics, {subject} is also known as {value}.',
    'In the comics, {value} is also known as {subject}.',
    'Comics readers know that {subject} and {value} are one and the same.',
    'In the comics, the alter ego of {subject} is {value}.',
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
        // Two publishers now and then bring out a comic together.
        levels: [1, 2, 3],
        forward: [
          'Crossovers aside, which publisher has {subject} among the characters of its comics?',
          'Crossovers aside, {subject} is a character in the comics of which publisher?',
          'Crossovers aside, the comics about {subject} come from which publisher?',
          'Crossovers aside, which publisher is behind the comics about {subject}?',
        ],
        statements: [
          'Crossovers aside, {subject} is a character in the comics of the publisher {value}.',
          'Crossovers aside, the publisher {value} has {subject} among the characters of its comics.',
          'Crossovers aside, the comics about {subject} come from the publisher {value}.',
          'Crossovers aside, the publisher behind the comics about {subject} is {value}.',
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
        // Heroes of one publisher visit one another.
        clashes: [
          ['Batman', 'Superman', 'Wonder Woman', 'the Flash', 'Green Lantern'],
          ['Black Panther', 'Spider-Man', 'Thor', 'Doctor Strange', 'the Fantastic Four', 'the X-Men'],
        ],
        forward: [
          'To whose comics world does {subject} belong?',
          'In whose comics does {subject} play a part?',
          'In whose comics do readers come across {subject}?',
          'You open a comic and come across {subject}: which of these is it most likely to be about?',
        ],
        backward: [
          'Which of these belongs to the comics world of {value}?',
          'Which of these would you expect in a comic about {value}?',
        ],
        statements: [
          '{subject} belongs to the comics world of {value}.',
          '{subject} plays a part in the comics about {value}.',
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
          'Where did readers first meet {subject}?',
          'Which publication carried the first story with {subject}?',
          'In the pages of which title did {subject} first turn up?',
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
          'The first appearance of {subject} in print dates from which year?',
          'When did readers first see {subject} in print?',
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
          '{subject} is known as a member of which team in the comics?',
          'Which comics team has {subject} in its ranks?',
          'Which comics team counts {subject} among its members?',
        ],
        backward: [
          'Which of these characters is known as a member of {value}?',
          'Which of these characters belongs to {value} in the comics?',
        ],
        statements: [
          'In the comics, {subject} belongs to {value}.',
          'Comics readers know {subject} as a member of {value}.',
          'Among the members of {value} in the comics is {subject}.',
          'The comics team with {subject} in its ranks is {value}.',
        ],
      },
    ],
  },
];
