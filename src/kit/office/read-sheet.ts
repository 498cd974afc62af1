import Papa from 'papaparse';

/** A file as it was read: `lines` counts from the sheet's first line, so that people find a row again. */
export type Sheet = { fileName: string; columns: string[]; rows: string[][] };

/** So many rows a file may have. */
const maxSheetRows = 10_000;

/** Reads a CSV file, whatever separates its columns. @throws when there is nothing to take in, or too much */
export async function readSheet(file: File): Promise<Sheet> {
  const text = await file.text();
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [columns, ...rows] = data;
  if (!columns || rows.length === 0) throw new Error('This file has no rows below its first line.');
  if (rows.length > maxSheetRows)
    throw new Error(`This file has ${rows.length} rows. At most ${maxSheetRows} can be taken in at once.`);
  return { fileName: file.name, columns: columns.map((name) => name.trim()), rows };
}

/** What a call may weigh; the server takes no more than 64 kB. */
const maxBytes = 48_000;
const bytes = new TextEncoder();

/** The rows in parts that fit into a call each. */
export function groupRows<Row>(rows: Row[], mostRows: number): Row[][] {
  const groups: Row[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const weight = bytes.encode(JSON.stringify(row)).length + 1;
    const last = groups.at(-1);
    if (!last || last.length >= mostRows || size + weight > maxBytes) {
      groups.push([row]);
      size = weight;
    } else {
      last.push(row);
      size += weight;
    }
  }
  return groups;
}
