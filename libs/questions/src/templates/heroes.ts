import type { Kind, Relation } from '../relation.js';

const identity = (column: string, id: string): Relation => ({
  column,
  id,
  levels: [1, 2, 3],
  forward: [
    'In the comics, under which other name is {subject} known?',
    'Whose alter ego in the comics is {subject}?',
    'Which other identity does {subject} have in the comics?',
    'By which civilian name do comics readers know {subject}?',
  ],
  backward: [
    'Which character of the comics also bears the name {value}?',
    'As whom do comics readers also know {value}?',
    'In the comics, who is {value} by another name?',
  ],
  statements: [
    'In the comics, {subject} is also known as {value}.',
    'In the comics, {value} is also known as {subject}.',
    'Comics readers know that {subject} and {value} are one and the same.',
    'The other identity of {subject} in the comics is {value}.',
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
        levels: [1, 2, 3],
        forward: [
          'From the comics of which publisher does {subject} come?',
          'In the comics of which publisher is {subject} at home?',
          'To the world of which comics publisher does {subject} belong?',
          '{subject} comes from the comics of which publisher?',
        ],
        statements: [
          '{subject} comes from the comics of {value}.',
          '{subject} is at home in the comics of {value}.',
          '{subject} belongs to the world of the publisher {value}.',
          'In the comics, {subject} is at home with the publisher {value}.',
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
          ['Batman', 'Superman', 'Wonder Woman', 'The Flash', 'Green Lantern'],
          ['Black Panther', 'Spider-Man', 'Thor', 'Doctor Strange', 'the Fantastic Four', 'the X-Men'],
        ],
        forward: [
          'To which comics does {subject} belong?',
          'In which comics does {subject} play a part?',
          'Which of these comics is linked with {subject}?',
          'A comic mentions {subject}. Which of these is it likely to be?',
        ],
        backward: [
          'Which of these belongs to the world of {value}?',
          'Which of these do we know from {value}?',
        ],
        statements: [
          '{subject} belongs to the world of {value}.',
          'In the comics, {subject} is linked with {value}.',
          'Among the things known from {value} is {subject}.',
          'The comics in which {subject} plays a part are those of {value}.',
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
          'Which publication brought the first story with {subject}?',
          'In which title did {subject} make a debut?',
        ],
        backward: [
          'Which of these made a first appearance in “{value}”?',
          'Which of these did readers first meet in “{value}”?',
        ],
        statements: [
          'The first appearance of {subject} was in “{value}”.',
          'Readers first met {subject} in “{value}”.',
          'It was “{value}” that brought the first story with {subject}.',
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
          'From which year is the first appearance of {subject} in print?',
          'When did {subject} make a first appearance in print?',
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
          'Which team of the comics has {subject} in its ranks?',
          'With which of these teams does {subject} fight in the comics?',
        ],
        backward: [
          'Which of these is known as a member of {value}?',
          'Which of these characters belongs to {value} in the comics?',
        ],
        statements: [
          'In the comics, {subject} belongs to {value}.',
          '{subject} is known as a member of {value}.',
          'Among the members of {value} in the comics is {subject}.',
          'In the comics, {subject} fights in the ranks of {value}.',
        ],
      },
    ],
  },
];
