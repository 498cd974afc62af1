import { expect, test } from 'vitest';
import { isPersonalPath, pagePath } from './page-path.ts';

test('a page keeps its name; queries, tokens and what is no address do not stay', () => {
  expect(pagePath('/')).toBe('/');
  expect(pagePath('/Google-ads/?gclid=x#top')).toBe('/google-ads');
  expect(pagePath('/start-growing-your-business-at-%E2%82%B91999/Month')).toBe(
    '/start-growing-your-business-at-₹1999/month',
  );
  expect(pagePath('/blogs/your-website-has-three-seconds/comments')).toBe(
    '/blogs/your-website-has-three-seconds/comments',
  );
  expect(['/hi/', '/Mr/contact-us?a=1', '/hi/appointment/01975d3c.secret'].map(pagePath)).toEqual([
    '/hi',
    '/mr/contact-us',
    '/hi/appointment',
  ]);
  expect(pagePath('/appointment/01975d3c.secret')).toBe('/appointment');
  expect(pagePath('/newsletter/confirm/0123456789abcdef')).toBe('/newsletter');
  expect(pagePath(`/blogs/${'x'.repeat(300)}`)).toHaveLength(120);
  for (const open of [
    '/',
    '/contact-us',
    '/blogs/a-post',
    '/hi/contact-us',
    '/start-growing-your-business-at-%E2%82%B91999/Month',
  ])
    expect(isPersonalPath(open)).toBe(false);
  for (const own of ['/appointment/01975d3c.secret', '/preview/posts/x', '/mr/preview/posts/x'])
    expect(isPersonalPath(own)).toBe(true);
  for (const wrong of ['', 'blogs', 'https://a.example/', '/a b', '/%zz', '/<script>', '/\u0000', '//x'])
    expect(pagePath(wrong)).toBeNull();
});
