import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router';
import type { Ctx } from '#kit/context.ts';
import { otherLanguages, type Language } from '#kit/language/language.ts';
import type { Redirects } from '#content/redirects/open-redirects.ts';
import { isDatabaseUnavailable } from '#kit/unavailable.ts';
import { redirectsContext } from '#content/redirects/site/redirects-context.server.ts';
import { ctxContext, pageReportContext, type PageReport } from '#kit/site/context.server.ts';

/**
 * Renders the pages of the site with React Router, each language below its own name. The report says whether the page
 * may be kept and what failed.
 */
export function createPageRenderer(build: ServerBuild, mode: string) {
  const handlers = new Map<Language, RequestHandler>([
    ['en', createRequestHandler(build, mode)],
    ...otherLanguages.map((language): [Language, RequestHandler] => [
      language,
      createRequestHandler({ ...build, basename: `/${language}` }, mode),
    ]),
  ]);
  return async (
    request: Request,
    ctx: Ctx,
    redirects: Redirects | null,
  ): Promise<{ response: Response } & PageReport> => {
    const report: PageReport = {
      cacheable: false,
      tags: new Set(),
      failure: null,
      head: null,
      outside: { googleAnalytics: false, metaPixel: false },
      checkoutScript: null,
      videos: false,
    };
    const context = new RouterContextProvider();
    context.set(ctxContext, ctx);
    context.set(redirectsContext, redirects);
    context.set(pageReportContext, report);
    const handle = handlers.get(ctx.language) as RequestHandler;
    const response = await handle(request, context);
    return { response: isDatabaseUnavailable(report.failure) ? comeBackSoon(response) : response, ...report };
  };
}

/** The same page, saying to machines too that it is only for now. */
function comeBackSoon({ body, headers }: Response): Response {
  headers.set('Retry-After', '5');
  return new Response(body, { status: 503, headers });
}
