import { eq } from 'drizzle-orm';
import { servicePages } from './table.server.ts';
import type { DocumentKind } from '#agency/documents/document-kind.ts';
import { inOrder } from './section-orders.ts';
import { servicePagePreviewPath } from './service-page-path.ts';
import { ServicePageContent, ServicePageDraft, type ServicePageSlug } from './service-page.ts';
import { lockServicePagePictures, updateServicePage } from './update-service-page.ts';

/** Each service page is known by its slug, and always published. */
export const servicePageDocument: DocumentKind<ServicePageContent> = {
  kind: 'service-page',
  noun: /*i18n*/ 'This service page',
  edit: 'services:edit',
  whole: ServicePageContent,
  draft: ServicePageDraft,
  lockPictures: lockServicePagePictures,
  find: async (ctx, id) => {
    const [row] = await ctx.db
      .select()
      .from(servicePages)
      .where(eq(servicePages.slug, id as ServicePageSlug));
    return row && storedServicePage(row);
  },
  publish: (ctx, id, content) => updateServicePage(ctx, { slug: id as ServicePageSlug, content }),
  previewPath: (token, id) => servicePagePreviewPath(id as ServicePageSlug, token),
};

/** A service page's row as a document. */
export const storedServicePage = ({
  slug,
  content,
  isSample,
  updatedAt,
}: typeof servicePages.$inferSelect) => ({
  id: slug,
  content: inOrder(slug, ServicePageContent.parse(content)),
  isPublished: true,
  isSample,
  updatedAt,
});
