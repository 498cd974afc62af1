import Papa from 'papaparse';

/** A file as it was read. `lines`: where each row stands in the sheet, so that people find it again. */
export type Sheet = { fileName: string; columns: string[]; rows: string[][]; lines: number[] };

/** So many rows a file may have. */
const maxSheetRows = 10_000;

/** Reads a CSV file, whatever separates its columns. @throws when there is nothing to take in, or too much */
export async function readSheet(file: File): Promise<Sheet> {
  const text = textOf(await file.arrayBuffer());
  // Empty lines would mislead the guess, but they count where people look for a row.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: 1 }).meta;
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const filled = [...data.entries()].filter(([, cells]) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...below] = filled;
  if (!head || below.length === 0) throw new Error('This file has no rows below its first line.');
  if (below.length > maxSheetRows)
    throw new Error(`This file has ${below.length} rows. At most ${maxSheetRows} can be taken in at once.`);
  return {
    fileName: file.name,
    columns: head[1].map((name) => name.trim()),
    rows: below.map(([, cells]) => cells),
    lines: below.map(([at]) => at + 1),
  };
}

/** Meta's lists of leads and Excel's “Unicode Text” are UTF-16, Excel's plain “CSV” is what Windows wrote before UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  const [first = 0, second = 0] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const mark = first * 256 + second;
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
