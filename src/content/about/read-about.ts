import { findDraft, findStored } from '#agency/documents/read-document.ts';
import type { Ctx } from '#kit/context.ts';
import { aboutDocument } from './about-document.ts';
import { aboutKey, type AboutTexts } from './about.ts';

type Db = Pick<Ctx, 'db'>;

/** What the About page says to visitors. @throws NotFound before the first start has written the sample */
export const readAbout = async (ctx: Db): Promise<AboutTexts> =>
  (await findStored(ctx, aboutDocument, aboutKey)).content;

/** The draft behind a preview link; null where there is none. */
export const findAboutPreview = async (ctx: Db, input: { token: string }): Promise<AboutTexts | null> =>
  (await findDraft(ctx, aboutDocument, input.token))?.content ?? null;
