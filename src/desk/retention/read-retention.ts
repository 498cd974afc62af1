import { eq } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { settings } from '#agency/settings/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { untilAsked, type Retention } from './retention.ts';

export const retentionKey = 'retention';

export async function readRetention({ db }: Pick<Ctx, 'db'>): Promise<Retention> {
  const [kept] = await db.select().from(settings).where(eq(settings.key, retentionKey));
  return { ...untilAsked, ...(kept?.value as Partial<Retention> | undefined) };
}

export async function getRetention(ctx: Ctx): Promise<Retention> {
  allow(ctx.actor, 'privacy:read');
  return readRetention(ctx);
}

/** Holds from the next night on; whoever was told already is erased as they were told. */
export async function updateRetention(ctx: Ctx, input: Retention): Promise<Retention> {
  allow(ctx.actor, 'privacy:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await replaceSetting(ctx, retentionKey, input);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: retentionKey,
      before,
      after: input,
    });
  });
  return input;
}
