import { writeXlsxStream } from 'hucre/xlsx';
import type { Cells } from './columns.ts';

const indiaMs = 5.5 * 3_600_000;
/** A cell holds so many characters. */
const mostInCell = 32_767;
/** Excel's own way to group by lakhs: a number's size chooses its form. */
const indian = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00';

const formats = {
  words: { width: 22 },
  moment: { numFmt: 'yyyy-mm-dd hh:mm', width: 17 },
  utc: { numFmt: 'yyyy-mm-dd hh:mm:ss', width: 20 },
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  paise: { numFmt: indian, width: 16 },
  number: { width: 10 },
};

/**
 * Lines as a workbook, piece by piece, with real dates and sums. Texts are texts, whatever they begin with: nothing in it is
 * a formula. Lines beyond what a sheet holds go on in another one.
 * @param batches the first of which is read before the first piece
 */
export async function* sheetPieces<Line>(
  name: string,
  columns: [name: string, cells: Cells<Line>][],
  batches: AsyncGenerator<Line[]>,
): AsyncGenerator<Uint8Array> {
  const first = await batches.next();
  const pieces = writeXlsxStream(rows(columns, first, batches), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map(([header, { kind }]) => ({ header, ...formats[kind] })),
  });
  for await (const piece of pieces) yield piece;
}

async function* rows<Line>(
  columns: [name: string, cells: Cells<Line>][],
  first: IteratorResult<Line[]>,
  batches: AsyncGenerator<Line[]>,
) {
  for (let batch = first; !batch.done; batch = await batches.next())
    for (const line of batch.value) yield columns.map(([, cells]) => asValue(cells, line));
}

/** A moment stands in a sheet as its clock shows it: sheets know no zones. */
function asValue<Line>({ kind, of }: Cells<Line>, line: Line): string | number | Date | null {
  const value = of(line);
  if (value === null || value === '') return null;
  if (value instanceof Date) return kind === 'utc' ? value : new Date(value.getTime() + indiaMs);
  if (kind === 'day') return new Date(`${value}T00:00:00Z`);
  if (kind === 'paise') return Number(value) / 100;
  return typeof value === 'string' ? value.slice(0, mostInCell) : value;
}
