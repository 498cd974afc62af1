import { createContext, type RouterContextProvider } from 'react-router';
import type { Ctx } from '#kit/context.ts';

/** What a request brings to loaders and actions; set by the server for each request. */
export const ctxContext = createContext<Ctx>();

/**
 * What rendering found out about a page. `keep`: it is the same for everybody, so the page cache may hold it until one
 * of `tags` is dropped. `failure`: what a loader or component threw unexpectedly. `head`: HTML for machines that read the
 * page, which the browser's part of the site need not know. `outside`: which services the page may measure with, once its
 * visitor agrees.
 */
export type PageReport = {
  cacheable: boolean;
  tags: Set<string>;
  failure: unknown;
  head: string | null;
  outside: { googleAnalytics: boolean; metaPixel: boolean };
  /** The script of the payment gateway's checkout, on pages that open it. */
  checkoutScript: string | null;
  /** Whether it plays videos of other companies, each when it is pressed. */
  videos: boolean;
};
export const pageReportContext = createContext<PageReport>();

/** Says that the page being rendered is the same for everybody and shows what these tags name. */
export function cachePage(context: Readonly<RouterContextProvider>, ...tags: string[]) {
  const page = context.get(pageReportContext);
  page.cacheable = true;
  for (const tag of tags) page.tags.add(tag);
}

/** Says that a part of the page shows what these tags name, without deciding for the whole page. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: string[]) {
  for (const tag of tags) context.get(pageReportContext).tags.add(tag);
}

/** Says that the page being rendered opens the payment gateway's checkout, so its browser may load it. */
export function opensCheckout(context: Readonly<RouterContextProvider>) {
  const { gateway } = context.get(ctxContext);
  context.get(pageReportContext).checkoutScript = gateway.checkoutScriptUrl;
}

/** Says that the page being rendered plays videos, so its browser may frame those who show them. */
export function showsVideos(context: Readonly<RouterContextProvider>) {
  context.get(pageReportContext).videos = true;
}
