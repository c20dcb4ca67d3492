import type { Fact } from '../../fact.js';
import { ALGEBRA } from './algebra.js';
import { ARITHMETIC } from './arithmetic.js';
import { CALCULUS } from './calculus.js';
import { CHANCE } from './chance.js';
import type { Family, Problem } from './family.js';
import { FRACTIONS } from './fractions.js';
import { GEOMETRY } from './geometry.js';
import { NOTATION } from './notation.js';
import { NUMBER_THEORY } from './number-theory.js';
import { SEQUENCES } from './sequences.js';

const FAMILIES: readonly Family[] = [
  ...ARITHMETIC,
  ...FRACTIONS,
  ...SEQUENCES,
  ...GEOMETRY,
  ...ALGEBRA,
  ...NOTATION,
  ...NUMBER_THEORY,
  ...CHANCE,
  ...CALCULUS,
];

export function mathematicsFacts(): Fact[] {
  return FAMILIES.flatMap((family) => family.problems.map((problem) => problemFact(family, problem)));
}

function problemFact(family: Family, problem: Problem): Fact {
  const id = `19/${family.name}/${problem.key}`;
  const say = (template: string, value: string) => template.replace('{value}', value);
  return {
    id,
    category: 19,
    difficulty: family.difficulty,
    theme: family.name,
    subject: id,
    ask: (random) => ({
      prompt: random.pick(problem.ask),
      answer: problem.answer,
      wrong: random.shuffle(problem.wrong.slice(0, 6)).slice(0, 3),
    }),
    state: (random, truth) => {
      const template = random.pick(problem.state);
      if (truth) return { prompt: say(template, problem.answer) };
      const prompt = say(template, random.pick(problem.wrong.slice(0, 6)));
      return { prompt, explanation: say(problem.state[0] ?? template, problem.answer) };
    },
  };
}
