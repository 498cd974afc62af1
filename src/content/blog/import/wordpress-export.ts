import { Parser } from 'htmlparser2';
import { Invalid } from '#kit/errors.ts';

/** One post of an export, its words as they stand there. */
export type ExportedPost = {
  /** Which one it is of its site: the same in each export. */
  origin: string;
  title: string;
  /** The whole address that it had. */
  link: string;
  slug: string;
  /** WordPress' word: publish, draft, pending, private, future, trash … */
  status: string;
  isProtected: boolean;
  at: Date | null;
  author: string;
  categories: string[];
  tags: string[];
  html: string;
  excerpt: string;
  /** The address of its featured picture. */
  thumbnail: string | null;
};
export type WordPressExport = {
  site: URL;
  posts: ExportedPost[];
  /** How many there are of what is no post, by WordPress' word: page, attachment … */
  others: Record<string, number>;
  /** Where the pictures of its library lie, by their number. */
  attachments: Map<string, string>;
};

type Fields = Record<string, string>;
type Item = { fields: Fields; terms: { domain: string; text: string }[]; meta: Fields };

const mostPosts = 1000;
const noExport = () =>
  new Invalid({ file: /*staff*/ 'This is no export of WordPress (WXR), or not all of it' });

/**
 * Reads an export of WordPress (Tools → Export: RSS with names of its own, WXR 1.0 to 1.2). The parser knows the five
 * entities of XML and characters by number; what a file declares itself is never expanded, and nothing is fetched.
 * @throws Invalid naming `file`
 */
export function readExport(xml: string): WordPressExport {
  const channel: Fields = {};
  const items: Item[] = [];
  const authors = new Map<string, string>();
  let isWhole = false;
  let path: string[] = [];
  let text = '';
  let item: Item | null = null;
  let inner: Fields = {};
  let domain = '';
  const parser = new Parser(
    {
      onopentag(name, { domain: said = '' }) {
        path.push(name);
        if (path.length > 32) throw noExport();
        text = '';
        domain = said;
        if (name === 'item') item = { fields: {}, terms: [], meta: {} };
        if (name === 'wp:postmeta' || name === 'wp:author') inner = {};
      },
      ontext(more) {
        text += more;
      },
      onclosetag(name, isImplied) {
        path = path.slice(0, -1);
        const parent = path.at(-1);
        if (name === 'rss') isWhole = !isImplied;
        else if (name === 'item' && item) {
          items.push(item);
          item = null;
        } else if (name === 'wp:postmeta' && item)
          item.meta[inner['wp:meta_key'] ?? ''] = inner['wp:meta_value'] ?? '';
        else if (name === 'wp:author')
          authors.set(inner['wp:author_login'] ?? '', inner['wp:author_display_name'] ?? '');
        else if (parent === 'wp:postmeta' || parent === 'wp:author') inner[name] = text;
        else if (parent === 'item' && item) {
          if (name === 'category') item.terms.push({ domain, text: text.trim() });
          else item.fields[name] = text;
        } else if (parent === 'channel') channel[name] = text.trim();
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const base = channel['wp:base_blog_url'] || channel['wp:base_site_url'] || channel.link || '';
  if (!isWhole || !channel['wp:wxr_version'] || !/^https?:\/\//.test(base) || !URL.canParse(base))
    throw noExport();
  const kindOf = ({ fields }: Item) => fields['wp:post_type'] ?? 'post';
  const wanted = items.filter((one) => kindOf(one) === 'post');
  if (wanted.length > mostPosts)
    throw new Invalid({ file: /*staff*/ 'There are more than 1,000 posts in it. Export a part at a time' });
  const attachments = new Map(
    items.flatMap(({ fields }): [string, string][] =>
      fields['wp:attachment_url'] ? [[fields['wp:post_id'] ?? '', fields['wp:attachment_url'].trim()]] : [],
    ),
  );
  const others: Record<string, number> = {};
  for (const one of items) if (kindOf(one) !== 'post') others[kindOf(one)] = (others[kindOf(one)] ?? 0) + 1;
  const site = new URL(base);
  return {
    site,
    others,
    attachments,
    posts: wanted.map((one) => postOf(one, { site, authors, attachments })),
  };
}

function postOf(
  { fields, terms, meta }: Item,
  {
    site,
    authors,
    attachments,
  }: Pick<WordPressExport, 'site' | 'attachments'> & { authors: Map<string, string> },
): ExportedPost {
  const field = (name: string) => (fields[name] ?? '').trim();
  const words = (name: string) => wordsOf(fields[name] ?? '');
  const inDomain = (wanted: string) => [
    ...new Set(terms.filter(({ domain }) => domain === wanted).flatMap(({ text }) => wordsOf(text) || [])),
  ];
  const login = field('dc:creator');
  return {
    origin: `${site.host}${site.pathname.replace(/\/$/, '')}#${field('wp:post_id')}`,
    title: words('title'),
    link: field('link'),
    slug: field('wp:post_name'),
    status: field('wp:status'),
    isProtected: field('wp:post_password') !== '',
    at: dateOf(field('wp:post_date_gmt')) ?? (field('pubDate') ? validDate(field('pubDate')) : null),
    author: wordsOf(authors.get(login) ?? '') || login,
    categories: inDomain('category'),
    tags: inDomain('post_tag'),
    html: fields['content:encoded'] ?? '',
    excerpt: words('excerpt:encoded'),
    thumbnail: attachments.get(meta['_thumbnail_id']?.trim() ?? '') ?? null,
  };
}

/** What a title, a name or an excerpt reads as: WordPress keeps them as HTML, `Web &amp; SEO`. */
function wordsOf(html: string): string {
  let words = '';
  new Parser({ ontext: (more) => (words += more) }).end(html);
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** `2021-05-04 09:30:00` in UTC; drafts have a row of zeros. */
const dateOf = (text: string) =>
  /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? validDate(`${text.replace(' ', 'T')}Z`) : null;

function validDate(text: string): Date | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
