/** Elements of which nothing is to be read. */
const unread = ['script', 'style', 'head', 'title', 'template', 'noscript', 'svg'];
/** Elements that begin a line, and those with an empty one before them. */
const lines = ['br', 'div', 'tr', 'li', 'blockquote', 'hr', 'ul', 'ol', 'table'];
const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** More of a page than anybody reads. */
const mostCharacters = 400_000;

/**
 * What a mail says that came as HTML only, in its lines. It is read from front to back once, whatever somebody makes of
 * it; what comes out is text and shown as text.
 * @param pictureOf what stands for a picture that came along, by its Content-ID; without it nothing
 */
export function textOfHtml(page: string, pictureOf: (contentId: string) => string = () => ''): string {
  const html = page.slice(0, mostCharacters);
  // As long as it was, letter by letter.
  const small = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let text = '';
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    text += (open < 0 ? html.slice(at) : html.slice(at, open)).replaceAll(/\s+/g, ' ');
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open);
      continue;
    }
    const name = /^<\/?([a-z][a-z\d]*)/i.exec(html.slice(open, open + 20))?.[1]?.toLowerCase() ?? '';
    if (name === '') {
      text += '<';
      at = open + 1;
      continue;
    }
    const end = after(html, '>', open);
    if (paragraphs.includes(name)) text += '\n\n';
    else if (name === 'img') text += pictureOf(contentIdIn(html.slice(open, end)));
    else if (lines.includes(name) && (name === 'br' || html[open + 1] !== '/')) text += '\n';
    at =
      unread.includes(name) && html[open + 1] !== '/'
        ? after(html, '>', after(small, `</${name}`, end))
        : end;
  }
  return decoded(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Which part of its mail a picture shows; empty where it shows none. */
const contentIdIn = (tag: string) => /\bsrc\s*=\s*["']?cid:([^\s"'>]+)/i.exec(tag)?.[1] ?? '';

/** Where what ends an element is over; where nothing ends it, nothing follows. */
function after(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found < 0 ? html.length : found + end.length;
}

const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
