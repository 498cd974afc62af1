import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageAddresses, plainPaths } from './page-addresses.ts';

const route = (id: string, path: string | undefined, parentId: string | undefined, action?: true) => ({
  [id]: { id, parentId, ...(path === undefined ? {} : { path }), module: action ? { action } : {} },
});
const routes = {
  ...route('root', '', undefined),
  ...route('layout', undefined, 'root'),
  home: { id: 'home', parentId: 'layout', index: true, module: {} },
  ...route('contact', 'contact-us', 'layout', true),
  ...route('store', 'web-Store', 'layout'),
  ...route('offer', 'at-₹1999/Month', 'layout'),
  ...route('ads', 'google-ads', 'layout'),
  ...route('post', 'blogs/:slug', 'layout'),
  ...route('letter', 'newsletter/confirm/:token', 'layout'),
  ...route('answer', 'quotation-response/:id?', 'layout'),
  ...route('rest', '*', 'layout'),
};
const find = pageAddresses({ routes } as unknown as ServerBuild);
const pathOf = (path: string) => find(path)?.path ?? null;

test('however an address is written, it is one page with one path', () => {
  for (const [path, ...others] of [
    ['/', '/_.data', '/.data'],
    ['/hi', '/HI', '/hi/', '/Hi//'],
    ['/contact-us', '/Contact-US', '/contact-us/', '/%63ontact-us'],
    ['/mr/contact-us', '/MR/contact-us/'],
    ['/web-Store', '/web-store', '/WEB-STORE'],
    ['/at-%E2%82%B91999/Month', '/at-%e2%82%b91999/month'],
    ['/google-ads', '/GOOGLE-ads'],
    ['/Google-ads'],
    ['/blogs/a-post', '/Blogs//A-Post'],
    ['/newsletter/confirm/AbC', '/Newsletter/confirm/AbC/'],
    ['/quotation-response', '/quotation-response/'],
    ['/quotation-response/AbC', '/quotation-response//AbC'],
  ] as const)
    for (const other of [path, ...others]) {
      const data = other.endsWith('.data') ? (path === '/' ? '/_.data' : `${path}.data`) : path;
      expect([other, pathOf(other)]).toEqual([other, data]);
    }
  expect(pathOf('/contact-us/_.data')).toBe('/contact-us.data');
  expect(['/nothing', '/blogs', '/contact-us/more', '/hindi'].map(pathOf)).toEqual([null, null, null, null]);
  expect(find('/hi/blogs/x.data')).toMatchObject({
    pattern: '/blogs/:slug',
    parts: ['root', 'layout', 'post'],
  });
  expect([find('/contact-us')?.takesPosts, find('/web-Store')?.takesPosts]).toEqual([true, false]);
  expect(plainPaths({ routes } as unknown as ServerBuild)).toContain('/web-Store');
});

test('where an address leads, it stays: never in a circle, never away from us', () => {
  const part = fc.oneof(fc.constantFrom('blogs', 'newsletter', 'confirm', '.', '..', '', '%', '%2F', '%252f', '\\', 'hi', '_.data', 'x.data'), fc.string()); // prettier-ignore
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const { pathname } = new URL(`http://localhost/${parts.join('/')}`.replaceAll(/[?#]/g, '_'));
      let path = pathOf(pathname);
      for (let step = 0; path !== null && step < 3; step++) {
        expect(new URL(path, 'http://localhost').host).toBe('localhost');
        const next = pathOf(new URL(path, 'http://localhost').pathname);
        if (next === path) return;
        path = next;
      }
      expect(path).toBeNull();
    }),
    { numRuns: 3_000 },
  );
});
