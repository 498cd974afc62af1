import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Ctx } from '#domain/context.ts';
import { ctxContext, pageTagsContext, type PageTags } from './context.server.ts';

/** Renders the pages of the site with React Router. The answer says whether the page may be kept. */
export function createPageRenderer(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, ctx: Ctx) => {
    const page: PageTags = { keep: false, tags: new Set() };
    const context = new RouterContextProvider();
    context.set(ctxContext, ctx);
    context.set(pageTagsContext, page);
    const response = await handle(request, context);
    return { response, keep: page.keep, tags: page.tags };
  };
}
