import Papa from 'papaparse';
import { unguarded } from './guard.js';
import { knownColumns } from './own-table.js';
import { isBlank, type Row } from './table.js';

/** Excel's first line that names the delimiter, such as `sep=;`. */
const DELIMITER_LINE = /^sep=(.)(\r\n?|\n)/i;
const DELIMITERS = [',', ';', '\t'];
const CELL_START = /(^|\r\n?|\n|[,;\t])("[^"]*(?:""[^"]*)*")?/g;

/** Unifies line ends outside quoted cells: the parser accepts one kind per file, and files may mix them. */
const withPlainLineEnds = (text: string) =>
  text.replace(CELL_START, (_, before: string, quoted = '') => before.replace(/\r\n?/, '\n') + quoted);

function delimiterOf(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 20 });
    return Math.max(0, ...data.map((cells) => knownColumns(cells).length * 100 + cells.length));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** The rows of a CSV file. `line` is the first line of a row. */
export function readCsv(text: string): Row[] {
  const named = DELIMITER_LINE.exec(text);
  const table = withPlainLineEnds(named ? text.slice(named[0].length) : text);
  const rows: Row[] = [];
  let line = named ? 2 : 1;
  let from = 0;
  Papa.parse<string[]>(table, {
    delimiter: named?.[1] ?? delimiterOf(table),
    newline: '\n',
    step: ({ data, meta }) => {
      const cells = data.map(unguarded);
      if (!isBlank(cells)) rows.push({ line, cells });
      line += table.slice(from, meta.cursor).match(/\r\n?|\n/g)?.length ?? 0;
      from = meta.cursor;
    },
  });
  return rows;
}
