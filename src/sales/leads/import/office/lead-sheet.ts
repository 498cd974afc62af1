import Papa from 'papaparse';
import type { Sheet } from '#kit/office/read-sheet.ts';
import { importFields, type ImportField, type ImportRow } from '../lead-import.ts';

/** One of the agency's own fields, by its id. */
type OwnField = `custom.${string}`;
type OwnFields = { id: string; name: string }[];

/** Which column each of our fields is read from. */
export type Mapping = Partial<Record<ImportField | OwnField, number>>;

/** How columns are called elsewhere. */
const names: Record<ImportField, RegExp> = {
  name: /^(full |contact |customer |lead |client )?name$|^(contact|customer|client) person$/i,
  phone: /phone|mobile|whats ?app|contact (no|number)|^tel/i,
  email: /e[- ]?mail|^mail( id| address)?$/i,
  service: /service|product|interest|requirement|course/i,
  message: /message|remark|note|comment|description|detail/i,
  source: /source|channel|campaign(?! ids?$)|from$/i,
  value: /value|amount|budget|deal size/i,
  tags: /^tags?$|^labels?$/i,
};

/** The columns as their names suggest; each column serves once. Fields of the agency's own go by their very name. */
export function guessMapping(columns: string[], own: OwnFields = []): Mapping {
  const taken = new Set<number>();
  const guessed: Mapping = {};
  for (const { id, name } of own) {
    const at = columns.findIndex(
      (column, i) => !taken.has(i) && column.trim().toLowerCase() === name.toLowerCase(),
    );
    if (at < 0) continue;
    taken.add(at);
    guessed[`custom.${id}`] = at;
  }
  for (const field of importFields) {
    // Lists of advertisements are written by programs: full_name.
    const at = columns.findIndex((name, i) => !taken.has(i) && names[field].test(name.replaceAll('_', ' ')));
    if (at < 0) continue;
    taken.add(at);
    guessed[field] = at;
  }
  return guessed;
}

/** Rows as the server takes them. The first line of a sheet holds its columns. */
export const mapRows = ({ rows, lines }: Sheet, mapping: Mapping): ImportRow[] =>
  rows.map((cells, i) => {
    const of = (field: keyof Mapping) => (cells[mapping[field] ?? -1] ?? '').slice(0, 5_000);
    return {
      line: lines[i] ?? 0,
      name: of('name'),
      phone: of('phone'),
      email: of('email'),
      service: of('service'),
      message: of('message'),
      source: of('source'),
      value: of('value'),
      tags: of('tags'),
      custom: Object.fromEntries(
        Object.keys(mapping)
          .filter(isOwn)
          .map((field) => [field.slice('custom.'.length), of(field)]),
      ),
    };
  });

const isOwn = (field: string): field is OwnField => field.startsWith('custom.');

/** The rows that were refused, with the reason beside them, as a file that is safe to open in a spreadsheet. */
export function refusedCsv(
  sheet: Sheet,
  refused: { line: number; errors: Record<string, string> }[],
): string {
  const rows = refused.map(({ line }) => rowAt(sheet, line));
  // A row may end before the last column, or go on behind it: the reasons stand in a column of their own.
  const width = Math.max(sheet.columns.length, ...rows.map((cells) => cells.length));
  const whole = (cells: string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  const fields = [...whole(sheet.columns), 'Reason'];
  const data = refused.map(({ errors }, i) => [...whole(rows[i] ?? []), Object.values(errors).join('; ')]);
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })}`;
}

/** The cells of a row, by the line where it stands. */
export const rowAt = ({ rows, lines }: Sheet, line: number): string[] => rows[lines.indexOf(line)] ?? [];
