import type { Choice, Fact, Statement } from './fact.js';
import { DIFFICULTIES, type Difficulty } from './question.js';
import type { Random } from './random.js';
import type { Kind, Relation } from './relation.js';
import type { Row } from './table.js';
import { asChoice, bare, capitalised, fill, fits, slug } from './wording.js';
import { type Entry, entryOf, wrongSubjects, wrongValues } from './wrong-answers.js';

/** Every fact a table holds under the templates of its category. */
export function tableFacts(category: number, rows: readonly Row[], kinds: readonly Kind[]): Fact[] {
  return kinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind.kind);
    return kind.relations.flatMap((relation) => relationFacts(category, kind, relation, own));
  });
}

function relationFacts(category: number, kind: Kind, relation: Relation, rows: readonly Row[]): Fact[] {
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
    return difficulty ? [tableFact(category, kind, relation, entry, entries, difficulty)] : [];
  });
}

function tableFact(
  category: number,
  kind: Kind,
  relation: Relation,
  entry: Entry,
  entries: readonly Entry[],
  difficulty: Difficulty,
): Fact {
  const { row, cell } = entry;
  const theme = relation.id ?? relation.column;
  const fitting = (templates: readonly string[] = []) => templates.filter((template) => fits(template, row));
  const subjectShown = (text: string) => (kind.verbatim ? text : asChoice(text));
  const valueShown = (text: string) =>
    relation.verbatim ? text : relation.phrases ? capitalised(text) : asChoice(text);
  const note = row.note === '' ? {} : { explanation: row.note };

  const ask = (random: Random): Choice => {
    const backward = fitting(relation.backward);
    const template = random.pick([...fitting(relation.forward), ...backward]);
    const prompt = fill(template, row, cell.asked);
    if (backward.includes(template)) {
      const wrong = wrongSubjects(entry, relation, entries, 3, random).map(subjectShown);
      return { prompt, answer: subjectShown(row.subject), wrong, ...note };
    }
    const wrong = wrongValues(entry, relation, entries, 3, random).map(valueShown);
    return { prompt, answer: valueShown(cell.asked), wrong, ...note };
  };

  const state = (random: Random, truth: boolean): Statement => {
    const statements = fitting(relation.statements);
    const template = random.pick(statements);
    if (truth) return { prompt: fill(template, row, cell.asked), ...note };
    const wrong = random.pick(wrongValues(entry, relation, entries, 3, random));
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

/** `Mexico City` gives itself away beside `Mexico`. */
function echo(subject: string, value: string): boolean {
  const stems = (text: string) =>
    bare(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const known = stems(value).map((word) => word.slice(0, 4));
  return known.length > 0 && stems(subject).some((word) => known.includes(word.slice(0, 4)));
}
