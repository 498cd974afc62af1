import { rupees } from '#kit/india/money.ts';

/**
 * Values that a sheet can order and add up. `moment`: by the clock of India; `utc`: to the millisecond, as programs write
 * it; `day`: `2026-11-24`; `paise`: shown as rupees.
 */
type Values = { moment: Date; utc: Date; day: string; paise: number; number: number };
type Kind = keyof Values;

/** What a line says in a column: its words, or a value by its kind. */
export type Column<Line> =
  | ((line: Line) => string)
  | { [K in Kind]: { [Own in K]: (line: Line) => Values[K] | null } }[Kind];
export type Columns<Line> = Record<string, Column<Line>>;

/** How a column is read, looked at once for all its lines. */
export type Cells<Line> = { kind: Kind | 'words'; of: (line: Line) => string | number | Date | null };

export function cellsOf<Line>(column: Column<Line>): Cells<Line> {
  if (typeof column === 'function') return { kind: 'words', of: column };
  const [entry] = Object.entries(column) as [Kind, Cells<Line>['of']][];
  if (!entry) throw new Error('A column says nothing.');
  return { kind: entry[0], of: entry[1] };
}

/** A column of lines that hold what the column is about. */
export const within =
  <Line, Part>(part: (line: Line) => Part) =>
  (column: Column<Part>): Column<Line> => {
    if (typeof column === 'function') return (line) => column(part(line));
    const { kind, of } = cellsOf(column);
    return { [kind]: (line: Line) => of(part(line)) } as unknown as Column<Line>;
  };

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What stands in a CSV: `2026-11-24 10:30`, `1180.00`. */
export function asText<Line>({ kind, of }: Cells<Line>, line: Line): string {
  const value = of(line);
  if (value instanceof Date) return kind === 'utc' ? value.toISOString() : clock.format(value);
  return kind === 'paise' && value !== null ? rupees(Number(value)) : String(value ?? '');
}
