import { and, eq } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { spendPlatforms, type SpendPlatform } from '../spend.ts';
import { optionalSecrets, secretsOf, type AdAccountChange } from './ad-account.ts';
import { spendFetch } from './ask-for-spend.ts';
import { keysOf, sealKeys } from './account-keys.ts';
import { adAccounts } from './table.server.ts';

const subject = (platform: SpendPlatform) => ({ subjectType: 'ad-account' as const, subjectId: platform });

/** Every platform, set up or not, with what came of the last time. Of its keys only whether they are there. */
export async function listAdAccounts(ctx: Ctx) {
  allow(ctx.actor, 'advertising:read');
  const kept = await ctx.db.select().from(adAccounts);
  return spendPlatforms.map((platform) => {
    const { secret, ids, ...found } = kept.find((one) => one.platform === platform) ?? nothing(platform);
    return { ...found, ...ids, id: platform, hasKeys: secret !== '' };
  });
}

const nothing = (platform: SpendPlatform): typeof adAccounts.$inferSelect => ({
  platform,
  active: false,
  ids: { accountId: '', managerId: '' },
  secret: '',
  name: '',
  timeZone: '',
  askedAt: null,
  fetchedAt: null,
  problem: null,
});

/** @throws Invalid while it is to be on without a key that it needs */
export async function saveAdAccount(ctx: Ctx, change: AdAccountChange): Promise<void> {
  allow(ctx.actor, 'ad-accounts:edit');
  const { platform, active, accountId } = change;
  const ids = { accountId, managerId: 'managerId' in change ? change.managerId : '' };
  const typed = Object.fromEntries(
    secretsOf[platform].flatMap((key) => {
      const given = (change as Record<string, unknown>)[key];
      return typeof given === 'string' ? [[key, given]] : [];
    }),
  );
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db
      .select()
      .from(adAccounts)
      .where(eq(adAccounts.platform, platform))
      .for('update');
    const keys = { ...(before?.secret && (await keysOf(ctx, before))), ...typed };
    const lacking = secretsOf[platform].filter((key) => !optionalSecrets.includes(key) && !keys[key]);
    if (active && lacking.length > 0)
      throw new Invalid(Object.fromEntries(lacking.map((key) => [key, 'It is not switched on without'])));
    // Of another account nothing is known yet.
    const isOther = before?.ids.accountId !== accountId;
    const set = {
      active,
      ids,
      secret: Object.keys(keys).length > 0 ? await sealKeys(ctx, keys) : '',
      askedAt: null,
      problem: null,
      ...(isOther && { name: '', timeZone: '', fetchedAt: null }),
    };
    await ctx.db
      .insert(adAccounts)
      .values({ platform, ...set })
      .onConflictDoUpdate({ target: adAccounts.platform, set });
    await audit(ctx, {
      action: 'changed',
      ...subject(platform),
      before: before ? { active: before.active, ...before.ids } : {},
      after: {
        active,
        ...ids,
        ...(Object.keys(typed).length > 0 && { keys: Object.keys(typed).join(', ') }),
      },
    });
  });
}

/** Has the costs of the last so many days fetched once more. @throws Conflict while it is off */
export async function askForSpend(
  ctx: Ctx,
  { platform, days }: { platform: SpendPlatform; days: number },
): Promise<void> {
  allow(ctx.actor, 'advertising:edit');
  await inTransaction(ctx, async (ctx) => {
    const [asked] = await ctx.db
      .update(adAccounts)
      .set({ askedAt: ctx.now(), problem: null })
      .where(and(eq(adAccounts.platform, platform), adAccounts.active))
      .returning({ platform: adAccounts.platform });
    if (!asked) throw new Conflict('Set the account up and switch it on first.');
    await ctx.jobs.enqueue(ctx.db, spendFetch, [{ platform, days }]);
    await audit(ctx, { action: 'asked', ...subject(platform), after: { days } });
  });
}
