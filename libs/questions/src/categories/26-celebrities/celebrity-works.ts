import type { Kind } from '../../relation.js';

/** Bands, prizes, books, songs, films and programmes of well-known people. */
export const CELEBRITY_WORKS: readonly Kind[] = [
  {
    kind: 'bandmate',
    relations: [
      {
        column: 'band',
        levels: [1, 2, 3],
        forward: [
          'With which group did {subject} become famous?',
          '{subject} became known as a member of which group?',
          'As a member of which group did {subject} become famous?',
          '{subject} became famous with which group?',
        ],
        statements: [
          '{subject} became famous as a member of {value}.',
          '{subject} became famous with {value}.',
          '{subject} became known as a member of {value}.',
          'The group with which {subject} became famous was {value}.',
        ],
      },
    ],
  },
  {
    kind: 'oscar_star',
    relations: [
      {
        column: 'won_for',
        id: 'acting-oscar',
        levels: [1, 2, 3],
        forward: [
          'For a part in which film did {subject} win an acting Oscar?',
          'Which film brought {subject} an Oscar for acting?',
          '{subject} won an acting Oscar for which of these films?',
          'For which film did {subject} receive an Oscar for acting?',
        ],
        backward: [
          'Which of these stars won an acting Oscar for “{value}”?',
          'An Oscar for acting in “{value}” went to which of these stars?',
        ],
        statements: [
          '{subject} won an acting Oscar for “{value}”.',
          'The film “{value}” brought {subject} an Oscar for acting.',
          'For a part in “{value}”, {subject} won an acting Oscar.',
          'An acting Oscar went to {subject} for “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'memoir',
    relations: [
      {
        column: 'memoirist',
        id: 'memoir',
        levels: [1, 2, 3],
        forward: [
          'The memoir “{subject}” is by which famous person?',
          'Whose memoir is called “{subject}”?',
          '“{subject}” is the title of whose memoir?',
          'Which famous person is the author of the memoir “{subject}”?',
        ],
        statements: [
          'The memoir “{subject}” is by {value}.',
          '“{subject}” is a memoir by {value}.',
          '“{subject}” is the title of a memoir by {value}.',
          'The author of the memoir “{subject}” is {value}.',
        ],
      },
    ],
  },
  {
    kind: 'hit',
    relations: [
      {
        column: 'singer',
        id: 'hit-song',
        levels: [1, 2, 3],
        forward: [
          'Who had a hit with the song “{subject}”?',
          'Which star sang the hit song “{subject}”?',
          'For which star was the song “{subject}” a hit?',
          'The song “{subject}” was a hit for which star?',
        ],
        statements: [
          'The song “{subject}” was a hit for {value}.',
          '{value} had a hit with the song “{subject}”.',
          'The song “{subject}” became a hit for {value}.',
          '{value} sang the hit song “{subject}”.',
        ],
      },
    ],
  },
  {
    kind: 'bond',
    relations: [
      {
        column: 'bond_actor',
        id: 'james-bond',
        levels: [1, 2, 3],
        forward: [
          'Who plays James Bond in the film “{subject}”?',
          'Which actor is James Bond in the film “{subject}”?',
          'In the film “{subject}”, who played James Bond?',
          'Who played Agent 007 in the film “{subject}”?',
        ],
        backward: [
          'In which of these films did {value} play James Bond?',
          'Which of these James Bond films starred {value} as 007?',
        ],
        statements: [
          'In the film “{subject}”, James Bond was played by {value}.',
          '{value} played James Bond in the film “{subject}”.',
          'Agent 007 in the film “{subject}” was played by {value}.',
          'In the film “{subject}”, {value} starred as James Bond.',
        ],
      },
    ],
  },
  {
    kind: 'presenter',
    relations: [
      {
        column: 'host',
        levels: [1, 2, 3],
        forward: [
          'Which famous person hosted the programme “{subject}”?',
          'Who was the host of the programme “{subject}”?',
          'Who hosted the programme “{subject}”?',
          'The programme “{subject}” was hosted by which famous person?',
        ],
        statements: [
          '{value} hosted the programme “{subject}”.',
          'The programme “{subject}” was hosted by {value}.',
          'The host of the programme “{subject}” was {value}.',
          'The programme “{subject}” had {value} as its host.',
        ],
      },
    ],
  },
];
