import { rupees } from '#kit/india/money.ts';

/**
 * Values that a sheet can order and add up. `moment`: by the clock of India; `utc`: to the millisecond, as programs write
 * it; `day`: `2026-11-24`; `paise`: shown as rupees.
 */
type Values = { moment: Date; utc: Date; day: string; paise: number; number: number };
export type Kind = keyof Values;

/** What a line says in a column: its words, or a value by its kind. */
export type Column<Line> =
  | ((line: Line) => string)
  | { [K in Kind]: { [Own in K]: (line: Line) => Values[K] | null } }[Kind];
export type Columns<Line> = Record<string, Column<Line>>;

/** A column of lines that hold what the column is about. */
export const within =
  <Line, Part>(part: (line: Line) => Part) =>
  (column: Column<Part>): Column<Line> => {
    if (typeof column === 'function') return (line) => column(part(line));
    const { kind, of } = kindOf(column);
    return { [kind]: (line: Line) => of(part(line)) } as unknown as Column<Line>;
  };

/** Null where a column has words. */
export const kindIn = <Line>(column: Column<Line>): Kind | null =>
  typeof column === 'function' ? null : kindOf(column).kind;

/** A value, or the words of a column that has words. */
export const valueOf = <Line>(column: Column<Line>, line: Line): string | number | Date | null =>
  typeof column === 'function' ? column(line) : kindOf(column).of(line);

function kindOf<Line>(column: Exclude<Column<Line>, (line: Line) => string>) {
  const [entry] = Object.entries(column) as [Kind, (line: Line) => Values[Kind] | null][];
  if (!entry) throw new Error('A column says nothing.');
  return { kind: entry[0], of: entry[1] };
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What stands in a CSV: `2026-11-24 10:30`, `1180.00`. */
export function asText<Line>(column: Column<Line>, line: Line): string {
  const kind = kindIn(column);
  const value = valueOf(column, line);
  if (value instanceof Date) return kind === 'utc' ? value.toISOString() : clock.format(value);
  return kind === 'paise' && value !== null ? rupees(Number(value)) : String(value ?? '');
}
