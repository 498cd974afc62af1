import { parseAccept } from 'hono/utils/accept';

/**
 * Whether a GET of `/gallery` wants the page: whoever names text/html, or Markdown, which is made of it, gets it,
 * anything else gets the call's JSON.
 */
export function wantsPage(accept: string | undefined): boolean {
  const kinds = parseAccept(accept ?? '');
  const qualityOf = (type: string) => kinds.find((kind) => kind.type.toLowerCase() === type)?.q ?? 0;
  const page = Math.max(qualityOf('text/html'), qualityOf('text/markdown'));
  return page > 0 && page >= qualityOf('application/json');
}

/** The one address that is a page and a call, however it is spelt. @param pathname as requested, still encoded */
export const isTwofold = (pathname: string) =>
  pathname === '/gallery' || (pathname.includes('%') && tryDecode(pathname) === '/gallery');

function tryDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
