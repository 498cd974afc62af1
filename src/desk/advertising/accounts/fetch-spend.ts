import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { SecretLost } from '#kit/secrets/sealed.ts';
import type { SpendPlatform } from '../spend.ts';
import { replaceSpend } from '../take-spend.ts';
import { accountOf } from './account-keys.ts';
import { adAccounts } from './table.server.ts';

/**
 * Fetches what an account's campaigns cost in the last so many days, and puts it in the place of what was known of these
 * days. What came of it stands with the account.
 * @throws whatever may be tried again
 */
export async function fetchSpend(
  ctx: Ctx,
  { platform, days }: { platform: SpendPlatform; days: number },
): Promise<void> {
  const [kept] = await ctx.db
    .select()
    .from(adAccounts)
    .where(and(eq(adAccounts.platform, platform), eq(adAccounts.active, true)));
  if (!kept) return;
  const { accountId } = kept.ids;
  try {
    const account = await accountOf(ctx, kept);
    const { name, currency, timeZone } = await ctx.adNetworks.readAdAccount(account);
    if (currency !== 'INR')
      throw new CarrierError(
        'refused',
        `The account counts in ${currency || 'no currency'}. Only rupees (INR) are taken in.`,
      );
    const to = dayIn(timeZone, ctx.now());
    const span = { from: addDays(to, 1 - days), to };
    const told = await ctx.adNetworks.readAdSpend(account, span);
    await inTransaction(ctx, async (ctx) => {
      const [still] = await ctx.db
        .select({ ids: adAccounts.ids })
        .from(adAccounts)
        .where(eq(adAccounts.platform, platform))
        .for('update');
      // Another account was set meanwhile.
      if (still?.ids.accountId !== accountId) return;
      await replaceSpend(ctx, { platform, account: accountId, span, told });
      const set = { name, timeZone, fetchedAt: ctx.now(), askedAt: null, problem: null };
      await ctx.db.update(adAccounts).set(set).where(eq(adAccounts.platform, platform));
    });
  } catch (error) {
    const isOver =
      error instanceof SecretLost || (error instanceof CarrierError && error.outcome === 'refused');
    const problem = isOver ? reasonOf(error) : `${reasonOf(error)} It is tried again by itself.`;
    await ctx.db
      .update(adAccounts)
      .set({ problem: problem.slice(0, 500), askedAt: null })
      .where(eq(adAccounts.platform, platform));
    if (!isOver) throw error;
  }
}

/** Today, where the account's days are counted. */
function dayIn(timeZone: string, at: Date): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
  } catch {
    return dateInIndia(at);
  }
}
