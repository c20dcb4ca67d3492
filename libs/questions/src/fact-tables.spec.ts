import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from './catalogue.js';
import { createRandom } from './random.js';
import type { Relation } from './relation.js';
import { type Row, readTable } from './table.js';
import { askedOf, tableFacts } from './table-facts.js';
import { readFactTables } from './testing/read-fact-tables.js';
import { asChoice, capitalised, sameKey, slug } from './wording.js';

const tables = [...readFactTables()].map(([category, csv]) => ({
  category,
  rows: readTable(csv),
  kinds: CATALOGUE.get(category) ?? [],
}));
const relations = tables.flatMap(({ category, kinds }) =>
  kinds.flatMap((kind) =>
    kind.relations.map((relation) => ({ category, kind, relation, name: relation.column })),
  ),
);
const clashing = ({ clashes = [] }: Relation, a: string, b: string) =>
  clashes.some((set) => set.includes(a) && set.includes(b));

const spellings = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [text, asChoice(text), capitalised(text)].map(sameKey)));

/** The subjects that have a value, by its key. */
function subjectsByValue(rows: readonly Row[], { column }: Relation): Map<string, string[]> {
  const subjects = new Map<string, string[]>();
  for (const { subject, cells } of rows)
    for (const value of new Set(cells.get(column)?.values.map(sameKey)))
      subjects.set(value, [...(subjects.get(value) ?? []), subject]);
  return subjects;
}

describe.each(tables)('the fact table of category $category', ({ category, rows, kinds }) => {
  it('has one row per subject, with a kind and columns that templates use', () => {
    const names = rows.map((row) => `${row.kind}/${slug(row.subject)}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const { kind, subject, cells } of rows) {
      const columns = kinds.find((known) => known.kind === kind)?.relations.map(({ column }) => column) ?? [];
      expect([subject, [...cells.keys()].filter((column) => !columns.includes(column))]).toEqual([
        subject,
        [],
      ]);
    }
  });

  it('has no fact twice', () => {
    const facts = rows.flatMap(({ subject, cells }) =>
      [...cells.values()]
        .filter(({ asked }) => asked !== '')
        .map(({ asked }) => `${slug(subject)}: ${slug(asked)}`),
    );
    expect(facts.filter((fact, i) => facts.indexOf(fact) !== i)).toEqual([]);
  });

  it('has short, clean cells and false decoys', () => {
    for (const { subject, note, cells } of rows) {
      const texts = [
        subject,
        note,
        ...[...cells.values()].flatMap(({ values, decoys }) => [...values, ...decoys]),
      ];
      expect(
        texts.filter((text) => text.length > (text === note ? 500 : 60) || /[<>{}|~]| {2}/.test(text)),
      ).toEqual([]);
      for (const { values, decoys } of cells.values()) {
        const keys = values.map(sameKey);
        expect([subject, decoys.filter((decoy) => keys.includes(sameKey(decoy)))]).toEqual([subject, []]);
        expect([subject, keys.length]).toEqual([subject, new Set(keys).size]);
      }
    }
  });

  it('has a leading > only in cells that would otherwise be asked backward', () => {
    const unmarked = rows.map((row) => ({
      ...row,
      cells: new Map([...row.cells].map(([column, cell]) => [column, { ...cell, forwardOnly: false }])),
    }));
    const marks = rows.flatMap(({ cells }) => [...cells.values()].filter(({ forwardOnly }) => forwardOnly));
    const before = askedOf(unmarked, kinds);
    const kept = askedOf(rows, kinds).filter(
      (asked, i) =>
        asked.entry.cell.forwardOnly &&
        asked.wrongSubjects().length < (before[i]?.wrongSubjects().length ?? 0),
    );
    expect(kept).toHaveLength(marks.length);
  });

  it('never offers a wrong answer that is true', () => {
    const random = createRandom('truth');
    const faults: string[] = [];
    for (const kind of kinds) {
      const own = rows.filter((row) => row.kind === kind.kind);
      for (const relation of kind.relations) {
        const facts = new Map(
          tableFacts(category, own, [{ ...kind, relations: [relation] }]).map((fact) => [fact.id, fact]),
        );
        const subjects = subjectsByValue(own, relation);
        for (const row of own) {
          const fact = facts.get(`${category}/${relation.id ?? relation.column}/${slug(row.subject)}`);
          const { asked = '', values = [] } = row.cells.get(relation.column) ?? {};
          // True answers: all values of the subject, or backward all subjects that have the value.
          const forward = spellings([row.subject, ...values]);
          const backward = spellings([asked, ...(subjects.get(sameKey(asked)) ?? [])]);
          for (let i = 0; fact && i < 4; i++) {
            const { prompt, answer, wrong } = fact.ask(random);
            const isBackward = sameKey(answer) === sameKey(asChoice(row.subject));
            const right = isBackward ? backward : forward;
            if (relation.verbatim && !fact.state(random, true).prompt.includes(asked)) faults.push(prompt);
            if (!right.has(sameKey(answer))) faults.push(`${prompt} ${answer} is wrong`);
            for (const text of wrong)
              if (right.has(sameKey(text)) || clashing(relation, text, asked))
                faults.push(`${prompt} ${text} is right`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('templates', () => {
  it.each(tables)('of category $category list clashes between existing values only', ({ rows, kinds }) => {
    const known = new Set(
      rows.flatMap(({ subject, cells }) => [
        subject,
        ...[...cells.values()].flatMap(({ values, decoys }) => [...values, ...decoys]),
      ]),
    );
    const clashes = kinds.flatMap(({ relations }) => relations.flatMap(({ clashes = [] }) => clashes.flat()));
    const unknown = clashes.filter((value) => !known.has(value));
    expect(unknown).toEqual([]);
  });

  it.each(relations)(
    'word $category/$name in at least four ways',
    ({ relation: { forward, backward = [], statements } }) => {
      expect(new Set(forward).size).toBeGreaterThanOrEqual(4);
      expect(new Set(statements).size).toBeGreaterThanOrEqual(4);
      for (const template of [...forward, ...backward]) expect(template).toMatch(/[?.]$/);
      for (const template of forward) expect(template).toMatch(/\{(a )?subject\}/);
      for (const template of backward) expect(template).toMatch(/\{(a )?value\}/);
      for (const template of backward) expect(template).not.toMatch(/\{(a )?subject\}/);
      for (const template of statements)
        expect(template).toMatch(/^(?=.*\{(a )?subject\})(?=.*\{(a )?value\}).*\.$/);
    },
  );
});

describe('land borders', () => {
  it('are listed for both countries', () => {
    const countries = (tables.find(({ category }) => category === 22)?.rows ?? []).filter(
      ({ kind }) => kind === 'country',
    );
    const neighbours = new Map(
      countries.map(({ subject, cells }) => [
        sameKey(subject),
        (cells.get('borders')?.values ?? []).map(sameKey),
      ]),
    );
    const oneWay = [...neighbours].flatMap(([country, others]) =>
      others
        .filter((other) => neighbours.has(other) && !neighbours.get(other)?.includes(country))
        .map((other) => `${country} → ${other}`),
    );
    expect(oneWay).toEqual([]);
  });
});
