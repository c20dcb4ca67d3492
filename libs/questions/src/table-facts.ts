import type { Choice, Fact, Statement } from './fact.js';
import { DIFFICULTIES, type Difficulty } from './question.js';
import type { Random } from './random.js';
import type { Kind, Relation } from './relation.js';
import type { Row } from './table.js';
import { asChoice, bare, capitalised, fill, fits, slug } from './wording.js';
import {
  type Entry,
  entryOf,
  WRONG_CHOICES,
  wrongNumbers,
  wrongSubjects,
  wrongValues,
} from './wrong-answers.js';

/** A row's fact under one relation, with all its possible wrong answers. */
export interface Asked {
  kind: Kind;
  relation: Relation;
  entry: Entry;
  difficulty: Difficulty;
  /** Empty for numbers, whose wrong values are computed. */
  wrongValues(): readonly string[];
  /** Empty if no question asks for the subject. */
  wrongSubjects(): readonly string[];
}

/** All facts of a table under its category's templates. */
export const tableFacts = (category: number, rows: readonly Row[], kinds: readonly Kind[]): Fact[] =>
  askedOf(rows, kinds).map((asked) => tableFact(category, asked));

export const askedOf = (rows: readonly Row[], kinds: readonly Kind[]): Asked[] =>
  kinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind.kind);
    return kind.relations.flatMap((relation) => askedUnder(kind, relation, own));
  });

function askedUnder(kind: Kind, relation: Relation, rows: readonly Row[]): Asked[] {
  const known = rows.flatMap((row) => {
    const cell = row.cells.get(relation.column);
    return cell ? [entryOf(row, cell)] : [];
  });
  const entries = known.filter(
    ({ row, cell }) => cell.asked !== '' && (relation.echoes || !echo(row.subject, cell.asked)),
  );
  return entries.flatMap((entry) => {
    const level = relation.levels[entry.row.tier - 1] ?? 0;
    const difficulty = DIFFICULTIES[level - 1];
    if (!difficulty) return [];
    const values = once(() => (relation.number ? [] : wrongValues(entry, relation, entries)));
    const backward = relation.backward && !entry.cell.forwardOnly;
    const subjects = once(() => (backward ? wrongSubjects(entry, relation, entries) : []));
    return [{ kind, relation, entry, difficulty, wrongValues: values, wrongSubjects: subjects }];
  });
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function tableFact(category: number, asked: Asked): Fact {
  const { kind, relation, entry, difficulty } = asked;
  const { row, cell } = entry;
  const theme = relation.id ?? relation.column;
  const fitting = (templates: readonly string[] = []) => templates.filter((template) => fits(template, row));
  const subjectShown = (text: string) => (kind.verbatim ? text : asChoice(text));
  const valueShown = (text: string) =>
    relation.verbatim ? text : relation.phrases ? capitalised(text) : asChoice(text);
  const note = row.note === '' ? {} : { explanation: row.note };

  const someValues = (random: Random, amount: number) =>
    relation.number
      ? wrongNumbers(Number(cell.asked), relation.number, amount, random)
      : random.shuffle(asked.wrongValues()).slice(0, amount);

  const ask = (random: Random): Choice => {
    const backward = asked.wrongSubjects().length > 0 ? fitting(relation.backward) : [];
    const template = random.pick([...fitting(relation.forward), ...backward]);
    const prompt = fill(template, row, cell.asked);
    if (backward.includes(template)) {
      const wrong = random.shuffle(asked.wrongSubjects()).slice(0, WRONG_CHOICES).map(subjectShown);
      return { prompt, answer: subjectShown(row.subject), wrong, ...note };
    }
    return {
      prompt,
      answer: valueShown(cell.asked),
      wrong: someValues(random, WRONG_CHOICES).map(valueShown),
      ...note,
    };
  };

  const state = (random: Random, truth: boolean): Statement => {
    const statements = fitting(relation.statements);
    const template = random.pick(statements);
    if (truth) return { prompt: fill(template, row, cell.asked), ...note };
    const [wrong = ''] = someValues(random, 1);
    const correction = fill(
      (relation.correction ?? statements[0] ?? template).replace('{wrong}', wrong),
      row,
      cell.asked,
    );
    const explanation = row.note === '' ? correction : `${correction} ${row.note}`;
    return { prompt: fill(template, row, wrong), explanation };
  };

  const subject = `${category}/${slug(row.subject)}`;
  return {
    id: `${category}/${theme}/${slug(row.subject)}`,
    category,
    difficulty,
    theme,
    subject,
    ask,
    state,
  };
}

/** Whether the value repeats a word of the subject and so gives itself away: `Mexico City` and `Mexico`. */
function echo(subject: string, value: string): boolean {
  const stems = (text: string) =>
    bare(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const known = stems(value).map((word) => word.slice(0, 4));
  return known.length > 0 && stems(subject).some((word) => known.includes(word.slice(0, 4)));
}
