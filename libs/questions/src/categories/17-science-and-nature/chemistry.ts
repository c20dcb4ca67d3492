import type { Kind } from '../../relation.js';

/** Elements, compounds, alloys and minerals. */
export const CHEMISTRY: readonly Kind[] = [
  {
    kind: 'element',
    relations: [
      {
        column: 'symbol',
        decoysOnly: true,
        abbreviates: true,
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'What is the chemical symbol of {subject}?',
          'Which symbol stands for {subject} in the periodic table?',
          'Which symbol does {subject} have in the periodic table?',
          'Which of these is the chemical symbol of {subject}?',
        ],
        statements: [
          'The chemical symbol of {subject} is {value}.',
          '“{value}” is the chemical symbol of {subject}.',
          'In the periodic table, {subject} has the symbol {value}.',
          'In the periodic table, the symbol {value} stands for {subject}.',
        ],
      },
      {
        column: 'number',
        id: 'atomic-number',
        levels: [2, 3, 3],
        number: { steps: [1, 2, 3, 4, 6, 8], min: 1, max: 118 },
        forward: [
          'What is the atomic number of {subject}?',
          'How many protons are there in an atom of {subject}?',
          'What number is {subject} in the periodic table?',
          'How many protons does an atom of {subject} have?',
        ],
        backward: [
          'Which element has the atomic number {value}?',
          'Which element is number {value} in the periodic table?',
        ],
        statements: [
          'The atomic number of {subject} is {value}.',
          '{subject} is number {value} in the periodic table.',
          'In the periodic table, number {value} is {subject}.',
          'The element with the atomic number {value} is {subject}.',
        ],
      },
      {
        column: 'family',
        levels: [2, 2, 3],
        clashes: [
          ['transition metal', 'lanthanide'],
          ['transition metal', 'actinide'],
        ],
        forward: [
          'What kind of element is {subject}?',
          'As what kind of element is {subject} classed?',
          'Which of these describes the element {subject}?',
          'Chemists class {subject} as what kind of element?',
        ],
        backward: ['Which of these elements is {a value}?', 'Which of these is {a value}?'],
        statements: [
          '{subject} is {a value}.',
          'The element {subject} is {a value}.',
          'Among the elements, {subject} is {a value}.',
          'Chemists class {subject} as {a value}.',
        ],
      },
      {
        column: 'named_after',
        phrases: true,
        levels: [2, 2, 3],
        forward: [
          'After what is the element {subject} named?',
          'After which of these is the element {subject} named?',
          'To which of these does the element {subject} owe its name?',
          'Which of these was the element {subject} named after?',
        ],
        backward: [
          'Which of these elements is named after {value}?',
          'Which of these elements owes its name to {value}?',
        ],
        statements: [
          'The element {subject} is named after {value}.',
          'The name of the element {subject} refers to {value}.',
          'The element {subject} owes its name to {value}.',
          '{subject} is an element named after {value}.',
        ],
      },
      {
        column: 'name_meaning',
        id: 'name-meaning',
        clashes: [
          ['stench', 'smell'],
          ['rose', 'deep red'],
        ],
        phrases: true,
        levels: [2, 3, 3],
        forward: [
          'The name of the element {subject} is based on the Greek or Latin for what?',
          'The element {subject} takes its name from the Greek or Latin for what?',
          'From the Greek or Latin for which of these does the element {subject} take its name?',
          'The Greek or Latin for which of these gave the element {subject} its name?',
        ],
        backward: [
          'Which of these elements has a name based on the Greek or Latin for “{value}”?',
          'Which of these elements takes its name from the Greek or Latin for “{value}”?',
        ],
        statements: [
          'The name of the element {subject} is based on the Greek or Latin for “{value}”.',
          'The element {subject} takes its name from the Greek or Latin for “{value}”.',
          'The Greek or Latin for “{value}” gave the element {subject} its name.',
          'The element {subject} owes its name to the Greek or Latin for “{value}”.',
        ],
      },
    ],
  },
  {
    kind: 'formula',
    relations: [
      {
        column: 'chemical_formula',
        id: 'formula',
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'What is the chemical formula of {subject}?',
          'Which formula do chemists write for {subject}?',
          'How is {subject} written as a chemical formula?',
          'Which of these is the formula of {subject}?',
        ],
        backward: [
          'Which of these substances has the chemical formula {value}?',
          'Which of these is {value}?',
          'Which of these substances do chemists write as {value}?',
        ],
        statements: [
          'The chemical formula of {subject} is {value}.',
          '{value} is the formula of {subject}.',
          'Written as a formula, {subject} is {value}.',
          'Chemists write {subject} as {value}.',
        ],
      },
    ],
  },
  {
    kind: 'alloy',
    relations: [
      {
        column: 'made_of',
        id: 'alloy',
        levels: [1, 2, 3],
        forward: [
          'What is {subject} mainly made of?',
          'Of what is the alloy {subject} mainly made?',
          'What does the alloy {subject} mainly consist of?',
          'Which two elements are the main ingredients of {subject}?',
        ],
        backward: [
          'Which of these alloys is mainly made of {value}?',
          'Which of these alloys mainly consists of {value}?',
        ],
        statements: [
          '{subject} is mainly made of {value}.',
          'The alloy {subject} mainly consists of {value}.',
          'The main ingredients of {subject} are {value}.',
          '{subject} is an alloy that mainly consists of {value}.',
        ],
      },
    ],
  },
  {
    kind: 'mineral',
    relations: [
      {
        column: 'ore_of',
        id: 'ore',
        levels: [1, 2, 3],
        forward: [
          'Which metal is extracted from {subject}?',
          '{subject} is an ore of which metal?',
          'As an ore of which metal is {subject} mined?',
          'For which metal is the ore {subject} mined?',
        ],
        backward: ['Which of these is an ore of {value}?', 'From which of these is {value} extracted?'],
        statements: [
          '{subject} is an ore of {value}.',
          '{value} is extracted from {subject}.',
          '{subject} is mined as an ore of {value}.',
          'The ore {subject} is mined for its {value}.',
        ],
      },
      {
        column: 'hardness',
        levels: [1, 2, 3],
        number: { steps: [1, 2, 3], min: 1, max: 10 },
        forward: [
          'What is the hardness of {subject} on the Mohs scale?',
          'Where does {subject} stand on the Mohs scale of hardness?',
          'What number is {subject} on the Mohs scale of hardness?',
          'How hard is {subject} on the Mohs scale from 1 to 10?',
        ],
        backward: [
          'Which of these minerals has a hardness of {value} on the Mohs scale?',
          'Which of these minerals stands at {value} on the Mohs scale of hardness?',
        ],
        statements: [
          '{subject} has a hardness of {value} on the Mohs scale.',
          'On the Mohs scale, {subject} stands at {value}.',
          'The Mohs hardness of {subject} is {value}.',
          'Number {value} on the Mohs scale of hardness is {subject}.',
        ],
      },
    ],
  },
  {
    kind: 'gem',
    relations: [
      {
        column: 'gem_colour',
        id: 'gem',
        levels: [1, 2, 3],
        clashes: [
          ['red', 'orange-red', 'pink', 'purple'],
          ['blue', 'deep blue', 'light blue', 'purple'],
          ['green', 'olive green', 'yellow'],
        ],
        forward: [
          'What is the usual colour of {subject}?',
          'As a rule, what colour is {subject}?',
          'What is the typical colour of {subject}?',
          'Which colour is typical of {subject}?',
        ],
        backward: [
          'Which of these stones has {value} as its typical colour?',
          'Which of these stones is typically {value}?',
        ],
        statements: [
          'The typical colour of {subject} is {value}.',
          'The usual colour of {subject} is {value}.',
          'As a rule, {subject} is {value}.',
          'Typically, {subject} is {value}.',
        ],
      },
    ],
  },
];
