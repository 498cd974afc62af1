import { pathOf } from '#kit/path-of.ts';

/** All comments of a post. */
export const commentsPath = (slug: string) => pathOf('/blogs/:slug/comments', { slug });
