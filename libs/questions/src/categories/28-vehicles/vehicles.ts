import type { Kind, Relation } from '../../relation.js';

const builtBy = (
  column: string,
  thing: string,
  things: string,
  clashes: readonly (readonly string[])[],
): Relation => ({
  column,
  clashes,
  levels: [1, 2, 3],
  forward: [
    `Which company built the ${thing} called the {subject}?`,
    `Which of these makers built the ${thing} called the {subject}?`,
    `Who built the ${thing} known as the {subject}?`,
    `The ${thing} called the {subject} was built by which maker?`,
  ],
  backward: [
    `Which of these ${things} was built by {value}?`,
    `Which of these is the name of ${thing === 'aircraft' ? 'an' : 'a'} ${thing} built by {value}?`,
  ],
  statements: [
    `The ${thing} called the {subject} was built by {value}.`,
    `{value} built the ${thing} called the {subject}.`,
    `The builder of the ${thing} known as the {subject} was {value}.`,
    `The maker that built the ${thing} called the {subject} was {value}.`,
  ],
});

/** Makers of one group, or of one another's models: a player might name either as the builder. */
const CAR_HOUSES: readonly (readonly string[])[] = [
  ['Volkswagen', 'SEAT', 'Škoda', 'Porsche', 'Bentley', 'Bugatti', 'Lamborghini'],
  ['Rolls-Royce', 'Bentley'],
  ['Fiat', 'SEAT'],
  ['Fiat', 'Alfa Romeo', 'Ferrari', 'Lancia', 'Maserati'],
  ['Renault', 'Dacia'],
  ['Chevrolet', 'Cadillac', 'Pontiac', 'Buick'],
  ['Chrysler', 'Dodge'],
  ['Hyundai', 'Kia'],
];

const PLANE_HOUSES: readonly (readonly string[])[] = [
  ['Avro', 'de Havilland', 'Hawker', 'Hawker Siddeley'],
  ['Sopwith', 'Hawker'],
  ['Supermarine', 'Vickers'],
  ['Northrop', 'Grumman'],
  ['Consolidated', 'General Dynamics'],
  ['Airbus', 'Sud Aviation'],
];

/** Makers, cars and aircraft. */
export const VEHICLES: readonly Kind[] = [
  {
    kind: 'marque',
    relations: [
      {
        column: 'marque_home',
        levels: [1, 2, 3],
        forward: [
          'From which country does the make {subject} come?',
          'Which is the home country of the make {subject}?',
          'The vehicle make {subject} comes from which country?',
          'Which country is the make {subject} from?',
        ],
        statements: [
          'The make {subject} comes from {value}.',
          'The home country of the make {subject} is {value}.',
          '{value} is the home country of the make {subject}.',
          'The vehicle make {subject} is from {value}.',
        ],
      },
      {
        column: 'seat',
        levels: [2, 3, 3],
        forward: [
          'In which town or city has the make {subject} been based for most of its history?',
          'Where has the make {subject} had its base for most of its history?',
          'For most of its history, the make {subject} has had its base in which town or city?',
          'Which of these places has been the base of the make {subject} for most of its history?',
        ],
        statements: [
          'For most of its history, the make {subject} has had its base in {value}.',
          '{value} has been the base of the make {subject} for most of its history.',
          'The make {subject} has been based in {value} for most of its history.',
          'The base of the make {subject} for most of its history has been {value}.',
        ],
      },
    ],
  },
  { kind: 'model', relations: [builtBy('model_maker', 'vehicle', 'vehicles', CAR_HOUSES)] },
  {
    kind: 'plane',
    relations: [
      builtBy('plane_maker', 'aircraft', 'aircraft', PLANE_HOUSES),
      {
        column: 'plane_role',
        levels: [1, 2, 3],
        clashes: [
          ['airliner', 'transport aircraft'],
          ['fighter', 'spy plane'],
        ],
        forward: [
          'What kind of aircraft is the {subject}?',
          'As what kind of aircraft was the {subject} built?',
          'Which of these describes the aircraft called the {subject}?',
          'How would you class the aircraft called the {subject}?',
        ],
        backward: [
          'Which of these aircraft is {a value}?',
          'Which of these aircraft was built as {a value}?',
        ],
        statements: [
          'The aircraft called the {subject} is {a value}.',
          'The aircraft known as the {subject} is {a value}.',
          'Among aircraft, the {subject} is {a value}.',
          'The aircraft called the {subject} was built as {a value}.',
        ],
      },
    ],
  },
  {
    kind: 'pioneer',
    relations: [
      {
        column: 'pioneer_for',
        levels: [1, 2, 3],
        phrases: true,
        clashes: [
          ['the first practical motor car', 'the Model T'],
          ['the first practical motor car', 'the first long drive in a motor car'],
          ['the first flights of a powered aeroplane', 'flights with gliders'],
          ['flights with gliders', 'an early glider that carried a person'],
          ['an early steam locomotive in Wales', 'the railway from Stockton to Darlington'],
          ['the four-stroke engine', 'an early engine driven by gas'],
          ['vulcanised rubber', 'a practical tyre filled with air'],
          ['practical helicopters', 'the autogiro'],
        ],
        forward: [
          'For which of these do we remember {subject}?',
          'For which of these is {subject} known?',
          'Which of these was an achievement of {subject}?',
          'In the history of transport, for which of these is {subject} remembered?',
        ],
        statements: [
          'We remember {subject} for {value}.',
          'In the history of transport, {subject} is known for {value}.',
          '{subject} is remembered for {value}.',
          'The achievements of {subject} include {value}.',
        ],
      },
    ],
  },
];
