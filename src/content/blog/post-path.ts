import { pathOf } from '#kit/path-of.ts';

export const postPath = (slug: string) => pathOf('/blogs/:slug', { slug });
/** The posts before this one. */
export const olderPath = (slug: string) => pathOf('/blog/older/:slug', { slug });
/** A post that readers do not see yet. */
export const previewPath = (token: string) => pathOf('/preview/posts/:token', { token });
