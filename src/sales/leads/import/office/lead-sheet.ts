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
  email: /e-?mail/i,
  service: /service|product|interest|requirement|course/i,
  message: /message|remark|note|comment|description|detail/i,
  source: /source|channel|campaign|from$/i,
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
    const at = columns.findIndex((name, i) => !taken.has(i) && names[field].test(name));
    if (at < 0) continue;
    taken.add(at);
    guessed[field] = at;
  }
  return guessed;
}

/** Rows as the server takes them. The first line of a sheet holds its columns. */
export const mapRows = ({ rows }: Sheet, mapping: Mapping): ImportRow[] =>
  rows.map((cells, i) => {
    const of = (field: keyof Mapping) => (cells[mapping[field] ?? -1] ?? '').slice(0, 5_000);
    return {
      line: i + 2,
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
  const fields = [...sheet.columns, 'Reason'];
  const data = refused.map(({ line, errors }) => [
    ...(sheet.rows[line - 2] ?? []),
    Object.values(errors).join('; '),
  ]);
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })}`;
}
