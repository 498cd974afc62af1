import { createHash } from 'node:crypto';

/** CSP sources: only exactly these texts count. */
const hashesOf = (texts: string[]) =>
  [...new Set(texts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');

/** What stands in the scripts of a page that would run, and in the module that starts after it. */
export function scriptSources(html: string, module: string): string {
  const inline = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  return hashesOf([...Array.from(inline, ([, code]) => code ?? ''), module]);
}

/**
 * The styles that stand in a finished page. What React sets afterwards goes past the policy, as all that scripts of ours
 * set on an element does; styles that somebody slips into the HTML do not.
 */
export function styleSources(html: string): string {
  if (!html.includes('<style') && !html.includes('style="')) return '';
  const shown = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const elements = Array.from(shown.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text]) => text ?? '');
  const attributes = Array.from(shown.matchAll(/\sstyle="([^"]*)"/g))
    .filter(({ index }) => isInTag(shown, index))
    .map(([, text]) => unescaped(text ?? ''));
  const hashes = hashesOf([...elements, ...attributes]);
  // Hashes count for elements; for attributes only where that is said.
  return attributes.length > 0 ? `'unsafe-hashes' ${hashes}` : hashes;
}

/** React writes no `>` into an attribute. */
const isInTag = (html: string, at: number) => html.lastIndexOf('<', at) > html.lastIndexOf('>', at);

const signs: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
/** As the browser reads what React has escaped. */
const unescaped = (text: string) =>
  text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => signs[name] ?? '');
