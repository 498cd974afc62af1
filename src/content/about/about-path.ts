import { pathOf } from '#kit/path-of.ts';

export const aboutPath = pathOf('/about-us');
/** The same page with what visitors do not see yet. */
export const aboutPreviewPath = (token: string) => pathOf('/preview/about/:token', { token });
