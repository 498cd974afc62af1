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
import { dataScript } from '#site/page-data.ts';
import { startAfterPaint } from '#site/start-after-paint.ts';

/** What prices are written with, in time for the first sight: another ₹ has another width. */
const rupees = [headRupee, textRupee]
  .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`)
  .join('');

/** With this React's stream begins a document, and its string does not. */
const doctype = '<!DOCTYPE html>';
const end = '</body></html>';

/**
 * Renders a page to its end: it is sent whole, so it can be kept, compressed and checked by hash. It is put together once:
 * each search in a text that was just put together would copy all of it.
 */
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
  const { head: described } = context.get(pageReportContext);
  const { head, rest, module } = startAfterPaint(rendered.slice(0, rendered.lastIndexOf(end)));
  const html = [
    doctype,
    head,
    described ?? pictureTags(`${publicUrl}/og.png`),
    rendered.includes('₹') ? rupees : '',
    `<script>${earlyScript}</script>`,
    rest,
    routerContext.renderMeta?.didRenderScripts ? dataScript(data) : '',
    end,
  ].join('');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy-Scripts', scriptSources(html, module));
  headers.set('Content-Security-Policy-Styles', styleSources(rendered));
  return new Response(html, { status, headers });
}

/**
 * At one go, which is a third cheaper than as a stream of bytes. That cannot wait for a part of the page whose code is
 * fetched when it is first shown: then the stream does, and finds it there the next time.
 */
async function render(page: ReactNode): Promise<string> {
  try {
    const html = renderToString(page);
    if (!html.includes(unfinished)) return html;
  } catch {
    // The stream meets the same error, or waits for what was not there yet.
  }
  const streamed = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
  return streamed.slice(doctype.length);
}

/** How React marks what the browser would have to draw. */
const unfinished = '<!--$!-->';

/** Notes what failed for whoever asked for the page; a visitor who left is nobody's fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageReportContext).failure = error;
};
