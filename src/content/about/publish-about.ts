import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { announce } from '#kit/announce.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { lockPicturesAt } from '#agency/media/pictures-by-id.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { aboutKey, type About, type AboutTexts } from './about.ts';

/** Makes sure that the founder's picture is there, and stays until the transaction ends. @throws Invalid naming it */
export const lockAboutPictures = (ctx: Pick<Ctx, 'db'>, { founderPictureId }: AboutTexts) =>
  lockPicturesAt(ctx, { founderPictureId });

/** Replaces the texts of the About page; visitors see them at once. @throws Invalid */
export async function publishAbout(ctx: Ctx, content: AboutTexts): Promise<void> {
  allow(ctx.actor, 'texts:edit');
  await inTransaction(ctx, async (ctx) => {
    await lockAboutPictures(ctx, content);
    const value: About = { ...content, isSample: false };
    const before = await replaceSetting(ctx, aboutKey, value);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'about',
      subjectId: aboutKey,
      ...changedParts(before, content),
    });
    await announce(ctx, { kind: 'pages', tags: ['about'] });
  });
}
