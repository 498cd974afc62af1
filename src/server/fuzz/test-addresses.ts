import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import pages from '#routes.ts';

/** The first line of a request and its own headers, as they are written. */
export type Line = { method: string; target: string; headers: string[] };

const pathsOf = (routes: RouteConfigEntry[], above = ''): string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(path || index ? [own || '/'] : []), ...pathsOf(children, own)];
  });

// prettier-ignore
const others = ['/admin', '/admin/', '/admin/assets/x.js', '/assets/x.js', '/icons/x.svg', '/favicon.ico', '/manifest.webmanifest', '/docs', '/openapi.json', '/dev/mailbox', '/sandbox/', '/sandbox/v1/orders', '/metrics', '*', 'http://evil.example/'];

const values = fc.constantFrom(
  'x',
  '1',
  'NaN',
  'google-ads',
  '01975d3c-0000-7000-8000-000000000000',
  '%00',
  '%ff',
  '%',
  '%2e%2e%2f',
  '..',
  'A B',
  'साड़ी',
  '%E0%A4%B8',
  'x.data',
  'a;b',
  '__proto__',
  'x'.repeat(3_000),
);

// prettier-ignore
const odd = ['//', '/./', '/../', '\\', '%2f', '%5c', '%00', '%0d%0a', '%', '%0', '%ff', '%c0%ae', '%252e', '\t', '\u0001', '\u007f', '\u00a0', '₹', '🙂', ';a=b', '~', '.', '..', ':', '@', '#', '"', '<', '|', '{', '%E2%82%B9', '%ed%a0%80', '.json', '.data', '_.data', '/_.data', '.data/', '..data', '?', '&', '=', '+', ' '];

/** One way to write an address otherwise. */
const change = fc.oneof(
  fc.record({ at: fc.nat(80), put: fc.constantFrom(...odd) }).map(
    ({ at, put }) =>
      (path: string) =>
        path.slice(0, at % (path.length + 1)) + put + path.slice(at % (path.length + 1)),
  ),
  fc.constantFrom(...odd).map((put) => (path: string) => path + put),
  fc
    .nat(80)
    .map(
      (at) => (path: string) =>
        [...path]
          .map((letter, place) => (place >= at % path.length ? letter.toUpperCase() : letter))
          .join(''),
    ),
  fc
    .nat(80)
    .map(
      (at) => (path: string) =>
        path.replaceAll(/[a-z]/g, (letter, place: number) =>
          place === at % path.length ? `%${letter.charCodeAt(0).toString(16)}` : letter,
        ),
    ),
  fc
    .constantFrom('/hi', '/mr', '/HI', '/hi/mr', '/en', '/', '/.', '\\', '')
    .map((before) => (path: string) => before + path),
  fc
    .constantFrom(
      '.data',
      '/',
      '//',
      '?_routes=root',
      '.data?_routes=',
      '.data?_routes=root,site%2Flayout',
      '.data?_routes=%00',
      '_.data?index',
      '?%',
      '?__proto__=1',
      '?utm_source=%ff',
      '?page=1e9&page=NaN&cursor=%00',
      '?id=1%27',
      '?token=x&id=',
    )
    .map((after) => (path: string) => path + after),
);

/** Lines that ask for pages and calls: some as they are meant, most written otherwise. @param calls paths of the API */
export function addressesOf(calls: string[]): fc.Arbitrary<Line> {
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pathsOf(pages)) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.constantFrom(...calls) },
  );
  const target = fc
    .tuple(path, fc.array(values, { minLength: 4, maxLength: 4 }), fc.array(change, { maxLength: 3 }))
    .map(([pattern, fill, changes]) => {
      let n = 0;
      const plain = pattern.replaceAll(/:\w+\??|\{\w+\}/g, () => fill[n++ % fill.length] ?? '');
      // Where it ends, it ends: what comes after a space or a line's end would be another thing than an address.
      return changes.reduce((written, rewrite) => rewrite(written), plain).replaceAll(/[\r\n ]/g, '+');
    });
  return fc.record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
    ),
    target,
    headers: fc
      .tuple(
        fc.constantFrom('Accept: text/html', 'Accept: application/json', 'Accept: */*;q=x'),
        fc.constantFrom(
          '',
          '',
          '',
          'Accept-Language: hi',
          'If-None-Match: *',
          'Range: bytes=5-1',
          'Accept-Encoding: br;q=x',
          'Cookie: staff=%; customer=x',
          'Content-Type: application/json',
          'Content-Type: multipart/form-data; boundary=x',
          'X-Forwarded-For: ::x',
          'Host: evil.example',
          'If-Modified-Since: x',
        ),
      )
      .map((all) => all.filter(Boolean)),
  });
}
