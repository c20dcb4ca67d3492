import type { Kind } from '../../relation.js';

/** Realms, sites, documents and words of history. */
export const HISTORY_WORLD: readonly Kind[] = [
  {
    kind: 'empire',
    relations: [
      {
        column: 'seat',
        levels: [1, 2, 3],
        forward: [
          'What was the capital of {subject}?',
          'Which city was the capital of {subject}?',
          'From which city was {subject} ruled?',
          'Which city was the seat of government of {subject}?',
        ],
        statements: [
          'The capital of {subject} was {value}.',
          '{subject} was ruled from {value}.',
          '{value} was the capital of {subject}.',
          'The rulers of {subject} had their seat in {value}.',
        ],
      },
      {
        column: 'heartland',
        levels: [1, 2, 3],
        forward: [
          'In which present-day country was the heartland of {subject}?',
          'On today’s map, in which country is the heartland of {subject}?',
          'The heartland of {subject} was in which present-day country?',
          'In which present-day country did {subject} have its core?',
        ],
        backward: [
          'Which of these had its heartland in present-day {value}?',
          'Which of these had its core in present-day {value}?',
        ],
        statements: [
          'The heartland of {subject} was in present-day {value}.',
          '{subject} had its core in present-day {value}.',
          'On today’s map, the heartland of {subject} is in {value}.',
          'The core of {subject} was in present-day {value}.',
        ],
      },
    ],
  },
  {
    kind: 'site',
    relations: [
      {
        column: 'builders',
        levels: [1, 2, 3],
        forward: [
          'Which people created {subject}?',
          'Which of these peoples created {subject}?',
          'Which people were the creators of {subject}?',
          'Which people built {subject}?',
        ],
        statements: [
          '{value} created {subject}.',
          'The creators of {subject} were {value}.',
          'The people who created {subject} were {value}.',
          '{value} were the creators of {subject}.',
        ],
        clashes: [
          ['the Minoans', 'the Mycenaeans', 'the Greeks'],
          ['the Maya', 'the Toltecs'],
          ['the Aztecs', 'the Toltecs'],
          ['the Olmecs', 'the Zapotecs'],
          ['the Sumerians', 'the Assyrians'],
        ],
      },
    ],
  },
  {
    kind: 'document',
    relations: [
      {
        column: 'concern',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'What did {subject} concern?',
          'What did {subject} deal with?',
          'What was the subject of {subject}?',
          'Which of these did {subject} deal with?',
        ],
        statements: [
          '{subject} concerned {value}.',
          '{subject} dealt with {value}.',
          'The subject of {subject} was {value}.',
          'What {subject} dealt with was {value}.',
        ],
        clashes: [
          ['the beliefs of the Lutherans', 'the choice between Lutheran and Catholic faith'],
          ['limits on the power of the English king', 'the king as head of the Church of England'],
        ],
      },
    ],
  },
  {
    kind: 'history_term',
    relations: [
      {
        column: 'meaning',
        phrases: true,
        levels: [1, 2, 3],
        forward: [
          'In history, what was {subject}?',
          'What do historians mean by {subject}?',
          'Which of these explains what {subject} was?',
          'When historians speak of {subject}, what do they mean?',
        ],
        statements: [
          'In history, {subject} was {value}.',
          '{subject} was {value}.',
          'By {subject}, historians mean {value}.',
          'What historians mean by {subject} is {value}.',
        ],
        clashes: [
          ['a ship driven mainly by oars', 'a warship with three banks of oars'],
          [
            'a peasant bound to the land of a lord',
            'a peasant tied to an English manor',
            'a state-owned serf in Sparta',
          ],
          [
            'a warrior of old Japan',
            'a samurai without a master',
            'a great lord in old Japan',
            'a military ruler of Japan',
          ],
          ['a machine for hurling stones in a siege', 'a siege machine with a swinging counterweight'],
          ['a prince or governor in eastern Europe', 'a commander of the Cossacks', 'a noble in old Russia'],
          ['a foot soldier of the Ottoman sultan', 'a soldier of slave origin in the Islamic world'],
          ['a supporter of the king in the English Civil War', 'a supporter of the exiled Stuart kings'],
          [
            'a governor in the Persian Empire',
            'a governor of a far-off Byzantine province',
            'a king of Persia',
          ],
          [
            'openness in the Soviet Union under Gorbachev',
            'the rebuilding of the Soviet economy under Gorbachev',
          ],
        ],
      },
    ],
  },
];
