import type { Sheet } from './read-sheet.ts';

/** The column of each field, counted from zero. */
export type Columns<Field extends string> = { [field in Field]?: number };

/** The columns as their names suggest, field after field in this order; each serves once. */
export function guessColumns<Field extends string>(
  columns: string[],
  names: Record<Field, RegExp>,
  order: readonly Field[],
): Columns<Field> {
  const guessed: Columns<Field> = {};
  for (const field of order) {
    const taken = new Set<number | undefined>(Object.values(guessed));
    const at = columns.findIndex((name, i) => !taken.has(i) && names[field].test(name.trim()));
    if (at >= 0) guessed[field] = at;
  }
  return guessed;
}

/** Leaves out what stands above the columns' names: they are the first of so many lines that `isHead` knows. */
export function belowPreamble(sheet: Sheet, within: number, isHead: (cells: string[]) => boolean): Sheet {
  const all = [sheet.columns, ...sheet.rows];
  const from = Math.max(all.slice(0, within).findIndex(isHead), 0);
  return {
    fileName: sheet.fileName,
    columns: (all[from] ?? []).map((cell) => cell.trim()),
    rows: all.slice(from + 1),
    lines: sheet.lines.slice(from),
  };
}

/** What a choice of columns is kept under. */
export const headerOf = ({ columns }: Sheet) => columns.join('|').slice(0, 4_000);

/** A line that nobody could read, as the report shows it. */
export type Unreadable = { line: number; text: string };
export const unreadable = (line: number, cells: string[]): Unreadable => ({
  line,
  text: cells.filter(Boolean).join(', ').slice(0, 160),
});

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2026`, `11` or `Nov`, `24`: the day as `2026-11-24`, or null where there is none. */
export function dayFrom(year = '', month = '', day = ''): string | null {
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  const written = `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}
