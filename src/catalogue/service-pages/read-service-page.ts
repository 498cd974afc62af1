import { shownSections } from '#agency/documents/sections.ts';
import { findDraft, findStored } from '#agency/documents/read-document.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import type { Ctx } from '#kit/context.ts';
import { type ServicePageSection } from './sections.ts';
import { servicePageOrders } from './section-orders.ts';
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

/** The same as its page shows it: hidden sections are left out, and its picture where that is still in the library. */
export async function shownServicePage(
  ctx: Db,
  slug: ServicePageSlug,
  { pictureId, sections, ...words }: ServicePageContent,
) {
  const own: readonly ServicePageSection[] = servicePageOrders[slug];
  const pictures = await picturesById(ctx, pictureId ? [pictureId] : []);
  return {
    ...words,
    picture: pictures.get(pictureId ?? '') ?? null,
    sections: shownSections(sections).filter((key) => own.includes(key)),
  };
}
export type ShownServicePage = Awaited<ReturnType<typeof shownServicePage>>;
