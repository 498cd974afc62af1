import type { TranslationImport } from '../translation.ts';
import { readSheet } from '#kit/office/read-sheet.ts';

type Row = TranslationImport['rows'][number];

const names: Record<keyof Row, RegExp> = {
  source: /^(english|source|en)\b/i,
  hi: /^(hindi|hi)\b|हिन्?दी|हिंदी/i,
  mr: /^(marathi|mr)\b|मराठी/i,
};

/** As it left us: exports put an apostrophe before what a spreadsheet would run, and spreadsheets write their own line ends. */
const asWritten = (cell: string) =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replaceAll('\r\n', '\n')
    .trim();

/** The rows of a translator's file. @throws when it has no column of English texts, or none to take in */
export async function readTranslations(file: File): Promise<Row[]> {
  const { columns, rows } = await readSheet(file);
  const at = (field: keyof Row) => columns.findIndex((name) => names[field].test(name));
  if (at('source') < 0) throw new Error('This file has no column “English”.');
  if (at('hi') < 0 && at('mr') < 0) throw new Error('This file has no column “Hindi” or “Marathi”.');
  const read = (cells: string[], field: keyof Row) => asWritten(cells[at(field)] ?? '');
  return rows
    .map((cells) => ({ source: read(cells, 'source'), hi: read(cells, 'hi'), mr: read(cells, 'mr') }))
    .filter(({ source }) => source !== '');
}
