import type { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx, type Db } from '#kit/context.ts';
import { csvLines } from '#kit/csv.ts';
import type { Permission } from '#kit/permissions.ts';
import { asText, cellsOf, type Cells, type Columns } from './columns.ts';

/** So many rows are read at a time. */
export const batchSize = 500;

/** The rows after `last`, in the order of the file, at most `batchSize`; null for the first ones. */
type ReadBatch<Row> = (last: Row | null) => Promise<Row[]>;

type Definition<Filter extends z.ZodObject, Row, Line> = {
  permission: Permission;
  subject: string;
  /** What the list is narrowed by; the file holds what the list shows. */
  filter: Filter;
  /** Each column with what stands in it. */
  columns: Columns<Line>;
  /** Columns that the owner has made, behind the others. */
  ownColumns?: (ctx: Ctx) => Promise<Columns<Line>>;
  /** What a row of the database says, line by line. */
  linesOf: (row: Row) => Line[];
  begin: (ctx: Ctx, filter: z.infer<Filter>) => Promise<ReadBatch<Row>>;
};

/** A list that can be taken away as a file. Its filter belongs to it, so nobody else can name its type. */
export type ListExport = {
  permission: Permission;
  filter: z.ZodObject;
  csv: (ctx: Ctx, filter: never, rowsFrom?: Db) => Promise<AsyncGenerator<string>>;
  xlsx: (ctx: Ctx, filter: never, rowsFrom?: Db) => Promise<AsyncGenerator<Uint8Array>>;
};

/**
 * A list as CSV or as a workbook, in pieces, formula-safe. The audit is written before the first piece leaves. Each batch is
 * a short query of its own: a slow download holds nothing open in the database, and no more than a batch in memory.
 * @param rowsFrom a replica; what it does not answer is read where everything else is
 */
export const listExport = <Filter extends z.ZodObject, Row, Line>({
  permission, subject, filter, columns, ownColumns, linesOf, begin,
}: Definition<Filter, Row, Line>) => {
  const open = async (ctx: Ctx, wanted: z.infer<Filter>, rowsFrom?: Db) => {
    allow(ctx.actor, permission);
    const here = () => begin(ctx, wanted);
    const read = rowsFrom ? orElse(await begin({ ...ctx, db: rowsFrom }, wanted), here) : await here();
    // What was searched for may be somebody's name, which nobody could erase from there.
    const after = 'q' in wanted && wanted.q ? { ...wanted, q: '…' } : wanted;
    await audit(ctx, { action: 'exported', subjectType: subject, subjectId: 'list', after });
    const all = [...Object.entries(columns), ...Object.entries((await ownColumns?.(ctx)) ?? {})];
    const cells = all.map(([name, column]) => [name, cellsOf(column)] as [string, Cells<Line>]);
    return { cells, batches: batchesOf(linesOf, read) };
  };
  return {
    permission,
    filter,
    async csv(ctx: Ctx, wanted: z.infer<Filter>, rowsFrom?: Db): Promise<AsyncGenerator<string>> {
      const { cells, batches } = await open(ctx, wanted, rowsFrom);
      return csvPieces(cells, batches);
    },
    async xlsx(ctx: Ctx, wanted: z.infer<Filter>, rowsFrom?: Db): Promise<AsyncGenerator<Uint8Array>> {
      const { cells, batches } = await open(ctx, wanted, rowsFrom);
      const { sheetPieces } = await import('./sheet.ts');
      return sheetPieces(subject, cells, batches);
    },
  };
}; // prettier-ignore

/** Reads in the second way, from the same row on, as soon as the first one fails. */
function orElse<Row>(first: ReadBatch<Row>, second: () => Promise<ReadBatch<Row>>): ReadBatch<Row> {
  let read = first;
  return async (last) => {
    try {
      return await read(last);
    } catch (error) {
      if (read !== first) throw error;
      read = await second();
      return read(last);
    }
  };
}

async function* batchesOf<Row, Line>(
  linesOf: (row: Row) => Line[],
  read: ReadBatch<Row>,
): AsyncGenerator<Line[]> {
  for (let last: Row | null = null, more = true; more;) {
    const rows: Row[] = await read(last);
    yield rows.flatMap(linesOf);
    last = rows.at(-1) ?? null;
    more = rows.length === batchSize;
  }
}

async function* csvPieces<Line>(
  columns: [name: string, cells: Cells<Line>][],
  batches: AsyncGenerator<Line[]>,
): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 only when it says so.
  let text = '\uFEFF' + csvLines([columns.map(([name]) => name)]);
  for await (const lines of batches) {
    if (lines.length > 0)
      text += csvLines(lines.map((line) => columns.map(([, cells]) => asText(cells, line))));
    // The first rows come with their head: what they fail with can still be answered.
    if (text !== '') yield text;
    text = '';
  }
}

/** What a list's `begin` reads. */
export type RowOf<Begin extends (...given: never) => Promise<(last: never) => PromiseLike<unknown[]>>> =
  Awaited<ReturnType<Awaited<ReturnType<Begin>>>>[number];

/** For lists whose rows are lines. */
export const oneLine = <Row>(row: Row): Row[] => [row];
