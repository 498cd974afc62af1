import { stringify } from 'csv-stringify/sync';

/**
 * A cell that a spreadsheet shows instead of running: text that begins like a formula gets an apostrophe.
 * Plain numbers stay numbers.
 */
export function safeCell(text: string): string {
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return text;
  return /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
}

/** RFC 4180 lines, formula-safe. */
export const csvLines = (rows: string[][]) =>
  stringify(
    rows.map((row) => row.map(safeCell)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
