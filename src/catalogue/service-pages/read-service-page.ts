import { findDraft, findStored } from '#agency/documents/read-document.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import type { Ctx } from '#kit/context.ts';
import { servicePageDocument } from './service-page-document.ts';
import type { ServicePageContent, ServicePageSlug } from './service-page.ts';

type Db = Pick<Ctx, 'db'>;

/** What a service page says to visitors. @throws NotFound */
export const readServicePage = async (ctx: Db, input: { slug: ServicePageSlug }) =>
  (await findStored(ctx, servicePageDocument, input.slug)).content;

/** The draft behind a preview link of this page; null where there is none. */
export async function findServicePagePreview(ctx: Db, input: { slug: ServicePageSlug; token: string }) {
  const draft = await findDraft(ctx, servicePageDocument, input.token);
  return draft?.id === input.slug ? draft.content : null;
}

/** The same with its picture as the page shows it; null where it has none, or it has left the library since. */
export async function withPicture(ctx: Db, { picture, ...words }: ServicePageContent) {
  const shown = picture && (await picturesById(ctx, [picture.pictureId])).get(picture.pictureId);
  return { ...words, picture: picture && shown ? { ...shown, alt: picture.alt } : null };
}
export type ShownServicePage = Awaited<ReturnType<typeof withPicture>>;
