import { createContext, type RouterContextProvider } from 'react-router';
import type { Ctx } from '#domain/context.ts';

/** What a request brings to loaders and actions; set by the server for each request. */
export const ctxContext = createContext<Ctx>();

/** What a response shows: the page cache keeps it until one of these tags is dropped. `null`: not to be kept. */
export type PageTags = { keep: boolean; tags: Set<string> };
export const pageTagsContext = createContext<PageTags>();

/** Says that the page being rendered is the same for everybody and shows what these tags name. */
export function keepPage(context: Readonly<RouterContextProvider>, ...tags: string[]) {
  const page = context.get(pageTagsContext);
  page.keep = true;
  for (const tag of tags) page.tags.add(tag);
}

/** Says that a part of the page shows what these tags name, without deciding for the whole page. */
export function tagPage(context: Readonly<RouterContextProvider>, ...tags: string[]) {
  for (const tag of tags) context.get(pageTagsContext).tags.add(tag);
}
