import { pathOf } from '#kit/path-of.ts';
import type { ServicePageSlug } from './service-page.ts';

export const servicePagePath = (slug: ServicePageSlug) => pathOf(`/${slug}`);
