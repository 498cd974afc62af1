import { eq } from 'drizzle-orm';
import { gstReturnExports } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { csvLines } from '#kit/csv.ts';
import { zipped } from '#kit/zip.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { waitingOfMonth } from '../documents-of-month.ts';
import type { TaxMonth } from '../invoice-filter.ts';
import { readReturn, sumsOfReturn, totalOfReturn } from './read-return.ts';
import { returnJson } from './return-json.ts';
import { sheetsOf } from './return-sheets.ts';

/** The return of a month with its sums, and what they were when it was last taken for filing. */
export async function getReturn(ctx: Ctx, input: TaxMonth) {
  allow(ctx.actor, 'invoices:export');
  const filed = await readReturn(ctx, input);
  const sums = sumsOfReturn(filed);
  const [exported] = await ctx.db
    .select({ at: gstReturnExports.at, staffName: staff.name, sums: gstReturnExports.sums })
    .from(gstReturnExports)
    .leftJoin(staff, eq(staff.id, gstReturnExports.staffId))
    .where(eq(gstReturnExports.month, input.month));
  const waiting = await waitingOfMonth(ctx, input);
  return { id: input.month, filed, sums, total: totalOfReturn(sums), exported: exported ?? null, waiting };
}

/** When the return of a month was taken for filing; null while it was not. */
export async function readReturnExport(ctx: Ctx, { month }: TaxMonth): Promise<{ at: Date | null }> {
  allow(ctx.actor, 'payments:record');
  const [exported] = await ctx.db
    .select({ at: gstReturnExports.at })
    .from(gstReturnExports)
    .where(eq(gstReturnExports.month, month));
  return { at: exported?.at ?? null };
}

/** The tables as the portal's offline workbook has them, a CSV for each that has rows, in one zip. */
export async function exportReturnSheets(ctx: Ctx, input: TaxMonth): Promise<AsyncGenerator<Uint8Array>> {
  const filed = await takeReturn(ctx, input);
  const files = Object.values(sheetsOf(filed))
    .filter(({ rows }) => rows.length > 1)
    // Spreadsheets take it for UTF-8 only with the mark in front.
    .map(({ name, rows }) => ({ name: `${name}.csv`, text: `\uFEFF${csvLines(rows)}` }));
  return zipped(files, ctx.now());
}

/** The same as the file that the portal takes in. */
export async function exportReturnJson(ctx: Ctx, input: TaxMonth): Promise<string> {
  return JSON.stringify(returnJson(await takeReturn(ctx, input)), null, 2);
}

/** Reads it for filing, and keeps what it came to: what changes afterwards can then be told. */
async function takeReturn(ctx: Ctx, input: TaxMonth) {
  const { id: staffId } = allow(ctx.actor, 'invoices:export');
  return inTransaction(ctx, async (ctx) => {
    const filed = await readReturn(ctx, input);
    const row = { at: ctx.now(), staffId, sums: sumsOfReturn(filed) };
    await ctx.db
      .insert(gstReturnExports)
      .values({ month: input.month, ...row })
      .onConflictDoUpdate({ target: gstReturnExports.month, set: row });
    await audit(ctx, { action: 'exported', subjectType: 'invoice', subjectId: input.month });
    return filed;
  });
}
