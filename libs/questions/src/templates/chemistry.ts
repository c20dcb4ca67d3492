import type { Kind } from '../relation.js';

/** Elements, compounds, alloys and minerals. */
export const CHEMISTRY: readonly Kind[] = [
  {
    kind: 'element',
    relations: [
      {
        column: 'symbol',
        abbreviates: true,
        verbatim: true,
        levels: [1, 2, 3],
        forward: [
          'What is the chemical symbol of {subject}?',
          'Which symbol stands for {subject} in the periodic table?',
          'How do chemists write the element {subject}?',
          'Under which symbol do you find {subject} in the periodic table?',
        ],
        backward: [
          'Which element has the chemical symbol {value}?',
          'What does {value} stand for in the periodic table?',
          'Which element do chemists write as {value}?',
        ],
        statements: [
          'The chemical symbol of {subject} is {value}.',
          '{value} is the chemical symbol of {subject}.',
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
          'Which number does {subject} bear in the periodic table?',
          'Every nucleus of {subject} holds how many protons?',
        ],
        backward: [
          'Which element has the atomic number {value}?',
          'Which element is number {value} in the periodic table?',
        ],
        statements: [
          'The atomic number of {subject} is {value}.',
          '{subject} is number {value} in the periodic table.',
          'An atom of {subject} has an atomic number of {value}.',
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
          'To which family of elements does {subject} belong?',
          'In the periodic table, {subject} belongs to which family?',
          'Chemists class {subject} as what kind of element?',
        ],
        backward: ['Which of these elements is {a value}?', 'Which of these is {a value}?'],
        statements: [
          '{subject} is {a value}.',
          'The element {subject} is {a value}.',
          'In the periodic table, {subject} counts as {a value}.',
          'Chemists class {subject} as {a value}.',
        ],
      },
      {
        column: 'named_after',
        levels: [2, 2, 3],
        forward: [
          'After what is the element {subject} named?',
          'What gave the element {subject} its name?',
          'The name of the element {subject} goes back to which of these?',
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
          'The name of the element {subject} comes from a Greek or Latin word for what?',
          'Which meaning lies behind the name of the element {subject}?',
          'In Greek or Latin, which meaning does the name of the element {subject} have?',
          'From a word with which meaning does the element {subject} get its name?',
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
          'Which formula stands for {subject}?',
          'How is {subject} written as a chemical formula?',
          'Which of these is the formula of {subject}?',
        ],
        backward: [
          'Which substance has the chemical formula {value}?',
          'What is {value}?',
          'What do chemists write as {value}?',
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
          'Of what is the alloy {subject} made?',
          'Which mixture makes up {subject}?',
          'What goes into the alloy {subject}?',
        ],
        backward: ['Which alloy is made of {value}?', 'Which of these alloys consists of {value}?'],
        statements: [
          '{subject} is made of {value}.',
          'The alloy {subject} consists of {value}.',
          'An alloy of {value} is called {subject}.',
          'What makes up {subject} is {value}.',
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
          'Which metal is won from {subject}?',
          '{subject} is an ore of which metal?',
          'For which metal is {subject} mined as an ore?',
          'Which metal do miners seek in {subject}?',
        ],
        backward: ['Which of these is an ore of {value}?', 'From which of these minerals is {value} won?'],
        statements: [
          '{subject} is an ore of {value}.',
          'The metal won from {subject} is {value}.',
          '{value} is won from {subject}.',
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
          'Which number does {subject} have on the Mohs scale?',
          'How hard is {subject} on the Mohs scale?',
        ],
        backward: [
          'Which mineral defines hardness {value} on the Mohs scale?',
          'Which mineral stands at {value} on the Mohs scale of hardness?',
        ],
        statements: [
          '{subject} has a hardness of {value} on the Mohs scale.',
          'On the Mohs scale, {subject} stands at {value}.',
          'The Mohs hardness of {subject} is {value}.',
          'The mineral at {value} on the Mohs scale is {subject}.',
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
          'For which colour is {subject} best known?',
          'What colour would you expect a piece of {subject} to be?',
          'What is the typical colour of {subject}?',
          'Which colour is typical of {subject}?',
        ],
        backward: [
          'Which of these stones is best known for being {value}?',
          'Which of these stones is typically {value}?',
        ],
        statements: [
          'The typical colour of {subject} is {value}.',
          '{subject} is best known for being {value}.',
          'A piece of {subject} is typically {value}.',
          '{subject} is a stone that is typically {value}.',
        ],
      },
    ],
  },
];
