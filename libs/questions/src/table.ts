import Papa from 'papaparse';

/**
 * One cell of a relation column, written `asked | also true | … ~ decoy ~ …`.
 * `asked` is the value questions are about; empty (`| a | b`) means true values that are ambiguous to ask for.
 * Values after `|` are true too, so never wrong answers; those after `~` are wrong and tempting.
 */
export interface Cell {
  asked: string;
  values: readonly string[];
  decoys: readonly string[];
}

export type Tier = 1 | 2 | 3;

export interface Row {
  kind: string;
  subject: string;
  tier: Tier;
  /** Things of one group are near each other: a region, a family, an era. */
  group: string;
  /** A sentence to show after the answer. */
  note: string;
  cells: ReadonlyMap<string, Cell>;
}

const RESERVED = new Set(['kind', 'subject', 'tier', 'group', 'note', 'source']);

export function readTable(csv: string): Row[] {
  const parsed = Papa.parse<Record<string, string>>(csv.trim(), { header: true, skipEmptyLines: true });
  const fault = parsed.errors[0];
  if (fault) throw new Error(`fact table, row ${(fault.row ?? 0) + 2}: ${fault.message}`);
  return parsed.data.map((record, index) => readRow(record, index + 2));
}

function readRow(record: Record<string, string>, line: number): Row {
  const field = (name: string) => (record[name] ?? '').trim().normalize('NFC');
  const tier = Number(field('tier'));
  if (tier !== 1 && tier !== 2 && tier !== 3)
    throw new Error(`fact table, row ${line}: tier must be 1, 2 or 3`);
  for (const name of ['kind', 'subject', 'source']) {
    if (field(name) === '') throw new Error(`fact table, row ${line}: no ${name}`);
  }
  const cells = new Map<string, Cell>();
  for (const column of Object.keys(record)) {
    if (!RESERVED.has(column) && field(column) !== '') cells.set(column, readCell(field(column)));
  }
  const { kind, subject, group, note } = {
    kind: field('kind'),
    subject: field('subject'),
    group: field('group'),
    note: field('note'),
  };
  return { kind, subject, tier, group, note, cells };
}

function readCell(text: string): Cell {
  const [truth = '', ...decoys] = text.split('~').map((part) => part.trim());
  const [asked = '', ...also] = truth.split('|').map((part) => part.trim());
  return { asked, values: [asked, ...also].filter((value) => value !== ''), decoys };
}
