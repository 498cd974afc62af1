import { replaceSetting } from './replace-setting.ts';
import { announce } from '#kit/announce.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { settingsKey, type SiteSettings } from './site-settings.ts';

/** Replaces the facts about the agency. Every page that shows one is rendered anew. */
export async function updateSettings(ctx: Ctx, input: SiteSettings): Promise<void> {
  allow(ctx.actor, 'settings:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await replaceSetting(ctx, settingsKey, input);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: settingsKey,
      ...changedParts(before, input),
    });
    await announce(ctx, { kind: 'pages', tags: ['settings'] });
  });
}
