import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Ctx } from '#domain/context.ts';
import type { Redirects } from '#domain/redirects/open-redirects.ts';
import { isDatabaseUnavailable } from '#domain/unavailable.ts';
import { ctxContext, pageReportContext, redirectsContext, type PageReport } from './context.server.ts';

/** Renders the pages of the site with React Router. The report says whether the page may be kept and what failed. */
export function createPageRenderer(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  return async (
    request: Request,
    ctx: Ctx,
    redirects: Redirects | null,
  ): Promise<{ response: Response } & PageReport> => {
    const report: PageReport = {
      keep: false,
      tags: new Set(),
      failure: null,
      head: null,
      outside: { googleAnalytics: false, metaPixel: false },
      checkoutScript: null,
    };
    const context = new RouterContextProvider();
    context.set(ctxContext, ctx);
    context.set(redirectsContext, redirects);
    context.set(pageReportContext, report);
    const response = await handle(request, context);
    return { response: isDatabaseUnavailable(report.failure) ? comeBackSoon(response) : response, ...report };
  };
}

/** The same page, saying to machines too that it is only for now. */
function comeBackSoon({ body, headers }: Response): Response {
  headers.set('Retry-After', '5');
  return new Response(body, { status: 503, headers });
}
