import { eq, sql } from 'drizzle-orm';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { RowOutcome, SpendGroup } from './spend.ts';
import { adSpendMappings } from './table.server.ts';
import { takeSpend } from './take-spend.ts';

/** Which column is what in exports with this header line; null where none was taken in yet. */
export async function readSpendMapping(ctx: Ctx, { header }: { header: string }) {
  allow(ctx.actor, 'advertising:edit');
  const [row] = await ctx.db.select().from(adSpendMappings).where(eq(adSpendMappings.header, header));
  return { mapping: row?.mapping ?? null };
}

/**
 * Takes in what an export says of what campaigns cost on which days. A row replaces what was known of its campaign and
 * day, so nothing counts twice however often its file is sent, or files overlap, or the platform was asked as well.
 * @returns what became of each row, or would
 * @throws Invalid where the money is not rupees, or as `takeSpend`
 */
export async function importSpend(
  ctx: Ctx,
  { platform, currency, header, mapping, dryRun, rows }: SpendGroup,
): Promise<{ line: number; outcome: RowOutcome }[]> {
  allow(ctx.actor, 'advertising:edit');
  if (currency.toUpperCase() !== 'INR')
    throw new Invalid({
      currency: currency
        ? /*staff*/ 'This export is not in rupees (INR). Nothing was taken in.'
        : /*staff*/ 'This export does not say its currency. Add the column with the currency code, and export it again.',
    });
  return inTransaction(ctx, async (ctx) => {
    const outcomes = await takeSpend(ctx, { platform, rows, account: '' }, { dryRun });
    if (!dryRun) await keepMapping(ctx, { header, mapping });
    return rows.map(({ line }, i) => ({ line, outcome: outcomes[i] ?? 'new' }));
  });
}

const keepMapping = (ctx: Pick<Ctx, 'db'>, row: typeof adSpendMappings.$inferInsert) =>
  ctx.db
    .insert(adSpendMappings)
    .values(row)
    .onConflictDoUpdate({ target: adSpendMappings.header, set: { mapping: sql`excluded.mapping` } });
