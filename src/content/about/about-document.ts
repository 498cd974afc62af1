import { findSetting } from '#agency/settings/find-setting.ts';
import type { DocumentKind } from '#agency/documents/document-kind.ts';
import { aboutPreviewPath } from './about-path.ts';
import { About, aboutKey, AboutTexts } from './about.ts';
import { lockAboutPictures, publishAbout } from './publish-about.ts';

/** The only one of its kind is known by its key, and always published. */
export const aboutDocument: DocumentKind<AboutTexts> = {
  kind: 'about',
  noun: /*i18n*/ 'The About page',
  edit: 'texts:edit',
  whole: AboutTexts,
  draft: AboutTexts,
  lockPictures: lockAboutPictures,
  find: async (ctx) => {
    const row = await findSetting(ctx, aboutKey);
    if (!row) return undefined;
    const { isSample, ...content } = About.parse(row.value);
    return { content, isPublished: true, isSample, updatedAt: row.updatedAt };
  },
  publish: (ctx, _id, content) => publishAbout(ctx, content),
  previewPath: aboutPreviewPath,
};
