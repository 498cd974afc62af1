import type { RouterContextProvider } from 'react-router';
import { inLanguage, labelsOf } from '../in-language.ts';
import { translationsTag } from '../translation.ts';
import { ctxContext, tagPage } from '#kit/site/context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The owner's words in the language of the page, which is then drawn anew when a translation changes. Only what is shown. */
export function translated<T>(context: Context, content: T): Promise<T> {
  return inLanguage(asking(context), content);
}

/** Values that a form sends, in English, with what the page calls them. */
export function labelled(context: Context, values: string[]) {
  return labelsOf(asking(context), values);
}

function asking(context: Context) {
  const ctx = context.get(ctxContext);
  if (ctx.language !== 'en') tagPage(context, translationsTag);
  return ctx;
}
