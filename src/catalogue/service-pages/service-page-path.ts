import { pathOf } from '#kit/path-of.ts';
import type { ServicePageSlug } from './service-page.ts';

export const servicePagePath = (slug: ServicePageSlug) => pathOf(`/${slug}`);
/** The same page with what visitors do not see yet. */
export const servicePagePreviewPath = (slug: ServicePageSlug, token: string) =>
  pathOf(`/preview/${slug}/:token`, { token });
