import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { lockPictures } from '#agency/media/pictures-by-id.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { About, AboutTexts } from './about.ts';

/** Replaces the texts of the About page. */
export async function updateAbout(ctx: Ctx, input: AboutTexts): Promise<About> {
  allow(ctx.actor, 'texts:edit');
  return inTransaction(ctx, async (ctx) => {
    await lockPictures(ctx, 'founderPictureId', input.founderPictureId ? [input.founderPictureId] : []);
    const value: About = { ...input, isSample: false };
    const before = await replaceSetting(ctx, 'about', value);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'about',
      subjectId: 'about',
      before,
      after: value,
    });
    await announce(ctx, { kind: 'pages', tags: ['about'] });
    return value;
  });
}
