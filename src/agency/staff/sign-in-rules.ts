import { eq } from 'drizzle-orm';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { settings } from '#agency/settings/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { SignInRules } from './second-factor.ts';

const key = 'staff-sign-in';

/** What is asked of every sign-in; nothing more than a password until somebody says so. */
export async function readSignInRules(ctx: Pick<Ctx, 'db'>): Promise<SignInRules> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, key));
  return row ? SignInRules.parse(row.value) : { requireSecondFactor: false };
}

/** Where nobody has said anything yet, everybody needs a second step. What an owner has said stays. */
export async function ensureSecondFactor(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db
    .insert(settings)
    .values({ key, value: { requireSecondFactor: true } satisfies SignInRules })
    .onConflictDoNothing();
}

/** Holds from everybody's next sign-in on. */
export async function updateSignInRules(ctx: Ctx, input: SignInRules): Promise<SignInRules> {
  allow(ctx.actor, 'staff:edit');
  await inTransaction(ctx, async (ctx) => {
    await replaceSetting(ctx, key, input);
    await audit(ctx, { action: 'changed', subjectType: 'settings', subjectId: key, after: input });
  });
  return input;
}
