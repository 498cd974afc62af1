import { replaceSetting } from './replace-setting.ts';
import { announce } from '#kit/announce.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { SiteSettings } from './site-settings.ts';

/** Replaces the facts about the agency. Every page that shows one is rendered anew. */
export async function updateSettings(ctx: Ctx, input: SiteSettings): Promise<SiteSettings> {
  allow(ctx.actor, 'settings:edit');
  return inTransaction(ctx, async (ctx) => {
    const before = await replaceSetting(ctx, 'site', input);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: 'site',
      ...changedParts(before, input),
    });
    await announce(ctx, { kind: 'pages', tags: ['settings'] });
    return input;
  });
}
