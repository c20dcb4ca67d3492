import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { FileError } from './file-error.js';
import { isBlank, type Row } from './table.js';

/** Upper bound, in bytes, far above any quiz: a small file can unpack to gigabytes. */
const MAX_UNPACKED = 40 * 1024 * 1024;
export const BROKEN = 'This Excel file is damaged, or not an Excel file.';

/**
 * Repacks a workbook without compression. The reader unpacks large compressed parts in workers from `blob:` URLs, which
 * our content security policy forbids.
 */
function repacked(bytes: Uint8Array): ArrayBuffer {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(\.rels)?$/.test(name)) return false;
      size += originalSize;
      if (size > MAX_UNPACKED) throw new FileError('This Excel file holds more than a quiz needs.');
      return true;
    },
  });
  if (!('xl/workbook.xml' in parts)) throw new FileError(BROKEN);
  return zipSync(parts, { level: 0 }).buffer;
}

function textOf(cell: unknown): string {
  if (typeof cell === 'boolean') return cell ? 'True' : 'False';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return cell === null || cell === undefined ? '' : String(cell);
}

const rowsOf = (data: readonly (readonly unknown[])[]): Row[] =>
  data
    .map((cells, i) => ({ line: i + 1, cells: Array.from(cells, textOf) }))
    .filter(({ cells }) => !isBlank(cells));

/** @throws FileError if it is not a workbook */
export async function readXlsx(bytes: Uint8Array): Promise<Row[][]> {
  try {
    const sheets = await readWorkbook(repacked(bytes), { trim: false });
    return sheets.map(({ data }) => rowsOf(data));
  } catch (error) {
    throw error instanceof FileError ? error : new FileError(BROKEN, { cause: error });
  }
}
