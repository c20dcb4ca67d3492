import Papa from 'papaparse';

/**
 * One cell of a relation column, written `asked | also true | … ~ decoy ~ …`.
 * `asked` is the value that questions ask for. It is empty (`| a | b`) if asking for any of the true values would be
 * ambiguous. Values after `|` are also true, and so never wrong answers. Values after `~` are false and tempting.
 * A leading `>` prevents backward questions, in which the value would reveal the subject.
 */
export interface Cell {
  asked: string;
  values: readonly string[];
  decoys: readonly string[];
  forwardOnly: boolean;
}

export type Tier = 1 | 2 | 3;

export interface Row {
  kind: string;
  subject: string;
  tier: Tier;
  /** Groups similar subjects, such as a region, a family or an era. */
  group: string;
  /** A sentence to show after the answer. */
  note: string;
  cells: ReadonlyMap<string, Cell>;
}

const RESERVED = new Set(['kind', 'subject', 'tier', 'group', 'note', 'source']);

export function readTable(csv: string): Row[] {
  const parsed = Papa.parse<string[]>(csv.normalize('NFC').trim(), { skipEmptyLines: true });
  const fault = parsed.errors[0];
  if (fault) throw new Error(`fact table, row ${(fault.row ?? 0) + 1}: ${fault.message}`);
  const [header = [], ...records] = parsed.data;
  return records.map((record, index) => readRow(header, record, index + 2));
}

function readRow(header: readonly string[], record: readonly string[], line: number): Row {
  const fields = new Map<string, string>();
  const cells = new Map<string, Cell>();
  for (const [index, column] of header.entries()) {
    const text = record[index]?.trim() ?? '';
    if (text === '') continue;
    if (RESERVED.has(column)) fields.set(column, text);
    else cells.set(column, readCell(text));
  }
  const field = (name: string) => {
    const text = fields.get(name);
    if (text === undefined) throw new Error(`fact table, row ${line}: no ${name}`);
    return text;
  };
  const tier = Number(field('tier'));
  if (tier !== 1 && tier !== 2 && tier !== 3)
    throw new Error(`fact table, row ${line}: tier must be 1, 2 or 3`);
  if (record.length !== header.length || !field('source')) throw new Error(`fact table, row ${line}: uneven`);
  const [group = '', note = ''] = [fields.get('group'), fields.get('note')];
  return { kind: field('kind'), subject: field('subject'), tier, group, note, cells };
}

function readCell(text: string): Cell {
  const forwardOnly = text.startsWith('>');
  const [truth = '', ...decoys] = text
    .slice(forwardOnly ? 1 : 0)
    .split('~')
    .map((part) => part.trim());
  const [asked = '', ...also] = truth.split('|').map((part) => part.trim());
  return { asked, values: [asked, ...also].filter((value) => value !== ''), decoys, forwardOnly };
}
