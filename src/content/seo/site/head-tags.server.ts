import type { Thing } from 'schema-dts';

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const attribute = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/** What a page shows where it is shared. @param alt what the picture says, for those who do not see it */
export const pictureTags = (address: string, alt = '') =>
  [
    `<meta property="og:image" content="${attribute(address)}"/>`,
    '<meta property="og:image:type" content="image/png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    ...(alt ? [`<meta property="og:image:alt" content="${attribute(alt)}"/>`] : []),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');

/**
 * Structured data as a block of the page. It is data, which no browser runs; escaping keeps whatever somebody wrote
 * from ending the block early.
 */
export function dataBlock(things: Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
