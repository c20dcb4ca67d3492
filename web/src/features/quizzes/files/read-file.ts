import { MAX_QUESTIONS } from '#protocol/limits';
import { readCsv } from './csv-read.js';
import { decodeText } from './decode.js';
import { FileError } from './file-error.js';
import { readJson } from './json-read.js';
import { readKahootTable } from './kahoot-table.js';
import { hasOwnHeader, knownColumns, readOwnTable } from './own-table.js';
import type { Candidate, ImportReport } from './report.js';
import type { Row, TableReading } from './table.js';
import { titleOf } from './title-of.js';
import { BROKEN, readXlsx } from './xlsx-read.js';

const starts = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);
const isZip = (bytes: Uint8Array) => starts(bytes, 0x50, 0x4b);
const isPdf = (bytes: Uint8Array) => starts(bytes, 0x25, 0x50, 0x44, 0x46);
const isOldOffice = (bytes: Uint8Array) => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0);

function sorted(candidates: readonly Candidate[]) {
  const good = candidates.flatMap((candidate) => ('question' in candidate ? [candidate.question] : []));
  const faults = candidates.filter((candidate) => 'reason' in candidate);
  const questions = good.slice(0, MAX_QUESTIONS);
  return { questions, faults, surplus: good.length - questions.length };
}

const readTable = (rows: readonly Row[]): TableReading =>
  hasOwnHeader(rows) ? readOwnTable(rows) : (readKahootTable(rows) ?? readOwnTable(rows));

const hasHeader = (rows: readonly Row[]) =>
  knownColumns(rows[0]?.cells ?? []).length > 0 || readKahootTable(rows);

async function readWorkbookFile(bytes: Uint8Array, name: string): Promise<ImportReport> {
  const sheets = await readXlsx(bytes);
  const { candidates, remarks } = readTable(sheets.find(hasHeader) ?? sheets[0] ?? []);
  return { title: titleOf(undefined, name), ...sorted(candidates), unit: 'Row', remarks };
}

function readTextFile(bytes: Uint8Array, name: string): ImportReport {
  const { text, guessed } = decodeText(bytes);
  if (text.trim() === '') throw new FileError('This file is empty.');
  if (text.includes('\0')) throw new FileError('This is not a CSV, Excel or JSON file.');
  const doubt = guessed ? ['The file does not name its text encoding: please check accented letters.'] : [];
  if (/^\s*[{[]/.test(text)) {
    const { title, candidates } = readJson(text);
    return { title: titleOf(title, name), ...sorted(candidates), unit: 'Question', remarks: doubt };
  }
  const { candidates, remarks } = readTable(readCsv(text));
  return {
    title: titleOf(undefined, name),
    ...sorted(candidates),
    unit: 'Line',
    remarks: [...doubt, ...remarks],
  };
}

/**
 * Reads a quiz from a CSV, Excel or JSON file, recognized by its content rather than its name.
 *
 * @throws FileError if it contains no quiz; invalid questions are in the report
 */
export async function readQuizFile(content: ArrayBuffer, name: string): Promise<ImportReport> {
  const bytes = new Uint8Array(content);
  if (isOldOffice(bytes))
    throw new FileError(
      'This is an old Excel file, or one with a password. Please save it as .xlsx without a password.',
    );
  if (isPdf(bytes)) throw new FileError(`This is a PDF, not a CSV, Excel or JSON file.`);
  if (/\.xlsx$/i.test(name) && bytes.length > 0 && !isZip(bytes)) throw new FileError(BROKEN);
  return isZip(bytes) ? readWorkbookFile(bytes, name) : readTextFile(bytes, name);
}
