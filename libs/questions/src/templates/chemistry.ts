import type { Kind } from '../relation.js';

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
          'How do chemists write the element {subject}?',
          'Under which symbol do you find {subject} in the periodic table?',
        ],
        statements: [
          'The chemical symbol of {subject} is {value}.',
          '“{value}” is the chemical symbol of {subject}.',
          'In the periodic table, {subject} goes by the symbol {value}.',
          'Chemists write the element {subject} as {value}.',
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
          'How many protons sit in every nucleus of {subject}?',
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
          'In the periodic table, {subject} is listed as what kind of element?',
          'Chemists class {subject} as what kind of element?',
        ],
        backward: ['Which of these elements is {a value}?', 'Which of these is {a value}?'],
        statements: [
          '{subject} is {a value}.',
          'The element {subject} is {a value}.',
          'The periodic table lists {subject} as {a value}.',
          'Chemists class {subject} as {a value}.',
        ],
      },
      {
        column: 'named_after',
        phrases: true,
        levels: [2, 2, 3],
        forward: [
          'After what is the element {subject} named?',
          'What gave the element {subject} its name?',
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
          '{subject} owes its name to {value}.',
          'The element {subject} got its name from {value}.',
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
          'The name of the element {subject} comes from a Greek or Latin word with which meaning?',
          'Which meaning lies behind the name of the element {subject}?',
          'Translated from Greek or Latin, what does the name of the element {subject} mean?',
          'What is the meaning of the word that gave the element {subject} its name?',
        ],
        backward: [
          'Which element has a name that comes from a word for “{value}”?',
          'Which of these elements got its name from a word meaning “{value}”?',
        ],
        statements: [
          'The name of the element {subject} comes from a word meaning “{value}”.',
          'The element {subject} got its name from a word for “{value}”.',
          'Behind the name of the element {subject} is a word for “{value}”.',
          'A word meaning “{value}” gave the element {subject} its name.',
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
          'Which substance has the chemical formula {value}?',
          'What is {value}?',
          'Which substance do chemists write as {value}?',
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
          'What is {subject} made of?',
          'Which ingredients do you need for the alloy {subject}?',
          'Which mixture is called {subject}?',
          'What goes into the alloy {subject}?',
        ],
        backward: ['Which alloy is made of {value}?', 'Which of these alloys consists of {value}?'],
        statements: [
          '{subject} is made of {value}.',
          'The alloy {subject} consists of {value}.',
          'An alloy of {value} is called {subject}.',
          '{subject} is an alloy of {value}.',
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
          'For which metal is {subject} mined as an ore?',
          'Miners dig up {subject} to get at which metal?',
        ],
        backward: ['Which of these is an ore of {value}?', 'From which of these is {value} extracted?'],
        statements: [
          '{subject} is an ore of {value}.',
          'The metal extracted from {subject} is {value}.',
          '{value} can be extracted from {subject}.',
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
          'How high does {subject} rank on the Mohs scale of hardness, from 1 to 10?',
        ],
        backward: [
          'Which mineral defines hardness {value} on the Mohs scale?',
          'Which mineral stands at {value} on the Mohs scale of hardness?',
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
          'Which colour is {subject} best known for?',
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
          'The colour that {subject} is best known for is {value}.',
          'As a rule, {subject} is {value}.',
          '{subject} is a stone that is typically {value}.',
        ],
      },
    ],
  },
];
