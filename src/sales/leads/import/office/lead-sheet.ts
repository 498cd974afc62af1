import Papa from 'papaparse';
import type { Sheet } from '#kit/office/read-sheet.ts';
import { importFields, type ImportField, type ImportRow } from '../lead-import.ts';

/** Which column each of our fields is read from. */
export type Mapping = Partial<Record<ImportField, number>>;

/** How columns are called elsewhere. */
const names: Record<ImportField, RegExp> = {
  name: /^(full |contact |customer |lead |client )?name$|^(contact|customer|client) person$/i,
  phone: /phone|mobile|whats ?app|contact (no|number)|^tel/i,
  email: /e-?mail/i,
  service: /service|product|interest|requirement|course/i,
  message: /message|remark|note|comment|description|detail/i,
  source: /source|channel|campaign|from$/i,
};

/** The columns as their names suggest; each column serves once. */
export function guessMapping(columns: string[]): Mapping {
  const taken = new Set<number>();
  const guessed: Mapping = {};
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
    const of = (field: ImportField) => (cells[mapping[field] ?? -1] ?? '').slice(0, 5_000);
    return {
      line: i + 2,
      name: of('name'),
      phone: of('phone'),
      email: of('email'),
      service: of('service'),
      message: of('message'),
      source: of('source'),
    };
  });

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
