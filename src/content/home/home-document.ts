import type { DocumentKind } from '#agency/documents/document-kind.ts';
import { pathOf } from '#kit/path-of.ts';
import { HomeContent } from './home-content.ts';
import { lockHomePictures } from './home-pictures.ts';
import { publishHome } from './publish-home.ts';
import { getHome } from './read-home.ts';

/** There is one, and visitors always see it. */
export const homeDocument: DocumentKind<HomeContent> = {
  kind: 'home',
  noun: 'The home page',
  edit: 'texts:edit',
  whole: HomeContent,
  draft: HomeContent,
  lockPictures: lockHomePictures,
  find: async (ctx) => ({ ...(await getHome(ctx)), isPublished: true }),
  publish: (ctx, _id, content) => publishHome(ctx, content),
  previewPath: (token) => pathOf('/preview/home/:token', { token }),
};
