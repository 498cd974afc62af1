import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { gunzipSync } from 'node:zlib';
import { chooseEncoding, compressBest, compressFast, type Encoding, type Variants } from './compress.ts';

/**
 * One form of a page, ready to send: its bytes and its headers as a flat list of names and values. The plain form, which
 * hardly anybody asks for, is kept as its gzip is, for it weighs more than both others.
 */
type Ready = { body: Buffer; length: number; etag: string; headers: string[] };

/** A rendered page that is the same for everybody. `tags` name what it shows. */
type Kept = { ready: Record<Encoding, Ready>; tags: Set<string> };

/** What a renderer answers: the page, and whether and under which tags it may be kept. */
export type Rendered = { response: Response; cacheable: boolean; tags: Set<string> };

const maxBytes = 64 * 1024 * 1024;

/**
 * Public pages ready to send: rendered once, compressed, with an ETag, sent without touching React or the database.
 * `keep: false` renders each time, for measurements; `squeeze: false` sends pages as they were compressed fast. A change in the back office drops the pages that show it; renderings under way at that moment are not kept.
 */
export function createPagesCache({
  keep: isOn,
  squeeze: isSqueezed,
  formOf = () => '',
}: {
  keep: boolean;
  squeeze: boolean;
  /** By what somebody accepts: what stands before an address whose page they want in another form. No form of a page begins with a slash. */
  formOf?: (accept: string | undefined) => string;
}) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ ready }) => ready.br.length + ready.gzip.length,
  });
  const rendering = new Map<string, Promise<Rendered>>();
  let squeezing = Promise.resolve();
  let generation = 0;

  /** Answers from memory, or returns false. */
  function serve(req: IncomingMessage, res: ServerResponse, requestId: () => string): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const page = kept.get(formOf(req.headers.accept) + keyOf(req.url as string));
    if (!page) return false;
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const { body, length, etag, headers } = page.ready[encoding];
    const own = [...headers, 'X-Request-Id', requestId()];
    if (matches(req.headers['if-none-match'], etag)) res.writeHead(304, own).end();
    else
      res
        .writeHead(200, [...own, 'Content-Length', String(length)])
        .end(req.method === 'HEAD' ? undefined : encoding === 'identity' ? gunzipSync(body) : body);
    return true;
  }

  /**
   * Renders a page and keeps it if it may be kept. Visitors who ask for the same page at once share one rendering, unless
   * it failed.
   * @param url path and query as requested, behind its form where that is another one
   */
  async function render(url: string, renderPage: () => Promise<Rendered>): Promise<Response> {
    if (!isOn) return (await renderPage()).response;
    const key = keyOf(url);
    const shared = rendering.get(key);
    if (shared) {
      const { response, cacheable } = await shared;
      if (cacheable && response.status === 200) return response.clone();
    }
    const born = generation;
    const own = renderPage();
    rendering.set(key, own);
    try {
      const { response, cacheable, tags } = await own;
      if (!cacheable || response.status !== 200) return response;
      response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
      if (!response.headers.has('CDN-Cache-Control'))
        response.headers.set('CDN-Cache-Control', 'max-age=60, stale-while-revalidate=600');
      response.headers.append('Vary', 'Accept-Encoding');
      const body = Buffer.from(await response.clone().arrayBuffer());
      const headers = [...response.headers].flat();
      const page = { ready: makeReady(headers, await compressFast(body)), tags };
      if (born === generation) {
        kept.set(key, page);
        if (isSqueezed)
          squeeze(key, page, async () => ({ ready: makeReady(headers, await compressBest(body)), tags }));
      }
      return response.clone();
    } finally {
      if (rendering.get(key) === own) rendering.delete(key);
    }
  }

  /** Makes a cached page smaller while nobody waits for it, one page after the other. */
  function squeeze(key: string, page: Kept, best: () => Promise<Kept>) {
    const before = squeezing;
    squeezing = (async () => {
      await before;
      if (kept.peek(key) !== page) return;
      const smaller = await best().catch(() => null);
      if (smaller && kept.peek(key) === page) kept.set(key, smaller);
    })();
  }

  return {
    serve,
    render,
    /** Forgets the pages that show any of these; returns the paths of those in their first form. */
    drop(tags: string[]): string[] {
      generation++;
      const dropped = [...kept.entries()].filter(([, page]) => tags.some((tag) => page.tags.has(tag)));
      for (const [key] of dropped) kept.delete(key);
      return dropped.map(([key]) => key).filter(isPath);
    },
    dropAll(): string[] {
      generation++;
      const keys = [...kept.keys()].filter(isPath);
      kept.clear();
      return keys;
    },
    size: () => kept.size,
    /** Ends when every page that is kept by now is as small as it gets. */
    squeezed: () => squeezing,
  };
}
export type PagesCache = ReturnType<typeof createPagesCache>;

function makeReady(headers: string[], variants: Variants): Kept['ready'] {
  const ready = (name: Encoding, kept: Encoding = name): Ready => {
    const { etag } = variants[name];
    const encoded = name === 'identity' ? [] : ['Content-Encoding', name];
    const length = variants[name].body.length;
    return { body: variants[kept].body, length, etag, headers: [...headers, 'ETag', etag, ...encoded] };
  };
  return { br: ready('br'), gzip: ready('gzip'), identity: ready('identity', 'gzip') };
}

/** Cached pages do not depend on their query, except which parts a data request asks for, in whatever order. */
function keyOf(url: string): string {
  const query = url.indexOf('?');
  if (query < 0) return url;
  const path = url.slice(0, query);
  const parts = path.endsWith('.data') ? new URLSearchParams(url.slice(query)).get('_routes') : null;
  if (parts === null) return path;
  return `${path}?_routes=${encodeURIComponent([...new Set(parts.split(','))].toSorted().join(','))}`;
}

const isPath = (key: string) => key.startsWith('/');

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
