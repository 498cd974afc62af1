import Papa from 'papaparse';
import { importFields, mostImportRows, type ImportField, type ImportRow } from '../lead-import.ts';

/** A file as it was read: `lines` counts from the sheet's first line, so that people find a row again. */
export type Sheet = { fileName: string; columns: string[]; rows: string[][] };
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

/** Reads a CSV file, whatever separates its columns. @throws when there is nothing to take in, or too much */
export async function readSheet(file: File): Promise<Sheet> {
  const text = await file.text();
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [columns, ...rows] = data;
  if (!columns || rows.length === 0) throw new Error('This file has no rows below its first line.');
  if (rows.length > mostImportRows)
    throw new Error(`This file has ${rows.length} rows. At most ${mostImportRows} can be taken in at once.`);
  return { fileName: file.name, columns: columns.map((name) => name.trim()), rows };
}

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

/** What a call may weigh; the server takes no more than 64 kB. */
const mostBytes = 48_000;
const bytes = new TextEncoder();

/** The rows in parts that fit into a call each. */
export function groupRows<Row>(rows: Row[], mostRows: number): Row[][] {
  const groups: Row[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const weight = bytes.encode(JSON.stringify(row)).length + 1;
    const last = groups.at(-1);
    if (!last || last.length >= mostRows || size + weight > mostBytes) {
      groups.push([row]);
      size = weight;
    } else {
      last.push(row);
      size += weight;
    }
  }
  return groups;
}

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
