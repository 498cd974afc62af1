import type { href } from 'react-router';

/**
 * The address of a page of ours in English, its variable parts escaped: `pathOf('/blogs/:slug', { slug })`. The types know
 * the routes, as those of React Router's own `href` do; that one does not escape, and nouns and mails know no React.
 */
export const pathOf = ((page: string, parts: Record<string, string | undefined> = {}) =>
  page.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const part = parts[name];
    return part === undefined ? '' : `/${encodeURIComponent(part)}`;
  })) as typeof href;

/** The address of a call, what is put into it escaped: ``callPath`/cart/delete/${userId}/${itemId}` ``. */
export const callPath = (texts: TemplateStringsArray, ...parts: (string | number)[]): string =>
  String.raw({ raw: texts }, ...parts.map(encodeURIComponent));
