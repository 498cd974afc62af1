import { I18nProvider } from '@lingui/react';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import headRupee from '#kit/site/fonts/anek-latin-rupee.woff2?url';
import textRupee from '#kit/site/fonts/figtree-rupee.woff2?url';
import { i18nIn } from '#kit/i18n/i18n.server.ts';
import { ownTurn } from '#kit/own-turn.ts';
import { ctxContext, pageReportContext } from '#kit/site/context.server.ts';
import { earlyScript } from '#site/early.server.ts';
import { scriptSources, styleSources } from '#site/csp-sources.server.ts';
import { pictureTags } from '#content/seo/site/head-tags.server.ts';
import { withData } from '#site/page-data.ts';
import { startAfterPaint } from '#site/start-after-paint.ts';

/** What prices are written with, in time for the first sight: another ₹ has another width. */
const rupees = [headRupee, textRupee]
  .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`)
  .join('');

/** Renders a page to its end: it is sent whole, so it can be kept, compressed and checked by hash. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { language, publicUrl } = context.get(ctxContext);
  // A stream: what a page's data waits for is in it as well.
  const data = routerContext.serverHandoffStream ? await text(routerContext.serverHandoffStream) : '';
  await ownTurn();
  const rendered = await render(
    <I18nProvider i18n={i18nIn(language)}>
      <ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} />
    </I18nProvider>,
  );
  const { head } = context.get(pageReportContext);
  const headed = withHead(
    rendered,
    `${head ?? pictureTags(`${publicUrl}/og.png`)}${rendered.includes('₹') ? rupees : ''}<script>${earlyScript}</script>`,
  );
  const whole = routerContext.renderMeta?.didRenderScripts ? withData(headed, data) : headed;
  const { html, module } = startAfterPaint(whole);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy-Scripts', scriptSources(html, module));
  headers.set('Content-Security-Policy-Styles', styleSources(html));
  return new Response(html, { status, headers });
}

/**
 * At one go, which is a third cheaper than as a stream of bytes. That cannot wait for a part of the page whose code is
 * fetched when it is first shown: then the stream does, and finds it there the next time.
 */
async function render(page: ReactNode): Promise<string> {
  try {
    const html = renderToString(page);
    // The stream begins a document as one; a string of React's could be a piece of one.
    if (!html.includes(unfinished)) return `<!DOCTYPE html>${html}`;
  } catch {
    // The stream meets the same error, or waits for what was not there yet.
  }
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}

/** How React marks what the browser would have to draw. */
const unfinished = '<!--$!-->';

/** React escapes what it is given, so the first end of a head is the page's own. */
function withHead(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  return html.slice(0, end) + tags + html.slice(end);
}

/** Notes what failed for whoever asked for the page; a visitor who left is nobody's fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageReportContext).failure = error;
};
