import { parseAccept } from 'hono/utils/accept';
import type { Rendered } from '#server/page-cache/pages-cache.ts';

/** Whether somebody would rather read Markdown than a page: assistants and other programs say so, browsers never do. */
function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false;
  const kinds = parseAccept(accept);
  const wish = (type: string) => kinds.find((kind) => kind.type.toLowerCase() === type)?.q ?? 0;
  return wish('text/markdown') > 0 && wish('text/markdown') >= wish('text/html');
}

/** How the cache tells the Markdown of a page from the page. */
export const formOfPage = (accept: string | undefined) => (wantsMarkdown(accept) ? 'markdown ' : '');

// What is pressed, typed into or only looked at says nothing in a text.
const ignore = [
  'form',
  'fieldset',
  'output',
  'button',
  'svg',
  'noscript',
  'dialog',
  'nav',
  'script',
  'style',
  'template',
];

// Markdown may hold elements: what somebody wrote with a bracket stays a text.
const textReplace = [[/</g, '&lt;']] as [RegExp, string][];

/**
 * What a page says, without its frame, as Markdown with whole addresses.
 * @param publicUrl our own origin
 */
export async function markdownOf(html: string, publicUrl: string): Promise<string> {
  // Seldom asked for: loaded when it is.
  const { NodeHtmlMarkdown } = await import('node-html-markdown');
  const main = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    // A picture beside the words that say what it shows.
    .replaceAll(/<img\b[^>]* alt=""[^>]*>/g, '')
    // A list that is picked from is read like any other.
    .replaceAll(/<form\b[^>]* data-list\b[^>]*>([^]*?)<\/form>/g, '<div>$1</div>')
    // What is said another way to who cannot see it, or in another place on a phone, is said once.
    .replaceAll(/<(span|p)\b[^>]* (?:aria-hidden="true"|data-again)[^>]*>[^<]*<\/\1>/g, '');
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const text = NodeHtmlMarkdown.translate(main, { ignore, keepDataImages: false, textReplace })
    .replaceAll('](/', `](${publicUrl}/`)
    .trim();
  return `${text}\n${address ? `\nSource: <${address}>\n` : ''}`;
}

/** The same page for whoever asks for Markdown. What stands between us and them keeps pages by address alone, so not this. */
export async function inMarkdown(rendered: Rendered, publicUrl: string): Promise<Rendered> {
  const { response } = rendered;
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return rendered;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  headers.set('CDN-Cache-Control', 'no-store');
  headers.append('Vary', 'Accept');
  for (const name of ['Link', 'Content-Length']) headers.delete(name);
  const body = await markdownOf(await response.text(), publicUrl);
  return { ...rendered, response: new Response(body, { status: response.status, headers }) };
}
