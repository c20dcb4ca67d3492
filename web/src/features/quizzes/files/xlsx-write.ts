import { strToU8, zipSync } from 'fflate';
import { tableOf } from './columns.js';
import type { QuizFile } from './quiz-file.js';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const WIDTHS = [50, 10, 11, 22, 24, 24, 24, 24, 8, 50];

/** Characters that XML forbids or changes, and text that looks like an escape (ECMA-376 part 1, 22.9.2.19). */
const UNSAFE = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|_(?=x[0-9A-Fa-f]{4}_)/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const xmlText = (text: string) =>
  text
    .replace(UNSAFE, (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const cell = (text: string, i: number, row: number) =>
  text === ''
    ? ''
    : `<c r="${String.fromCharCode(65 + i)}${row}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

function sheet(rows: string[][]): string {
  const columns = WIDTHS.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (cells, i) => `<row r="${i + 1}">${cells.map((text, at) => cell(text, at, i + 1)).join('')}</row>`,
  );
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `<worksheet xmlns="${MAIN}">${view}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const link = (id: string, type: string, target: string) =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/**
 * A workbook of one sheet with text cells only. Written here because write-excel-file compresses parts over 160 kB in
 * workers from `blob:` URLs, which our content security policy forbids, and drops characters that XML forbids.
 */
export function writeXlsx({ questions }: QuizFile): Blob {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': link('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Quiz" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': link('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet(tableOf(questions)),
  };
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(DECLARATION + xml)]);
  return new Blob([zipSync(Object.fromEntries(files))], { type: `${SHEET_TYPE}.sheet` });
}
