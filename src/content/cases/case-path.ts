import { pathOf } from '#kit/path-of.ts';

export const casePath = (slug: string) => pathOf('/work/:slug', { slug });
/** A case that visitors do not see yet. */
export const casePreviewPath = (token: string) => pathOf('/preview/cases/:token', { token });
