import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script>first()</script><script type="module" async="">${code}</script></body>`;

test('preloads and the starting module wait in a script of their own', () => {
  const code = 'import "/a.js";\nrun("<b>");';
  const { html, module } = startAfterPaint(page(code));
  expect(module).toBe(code);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<link rel="stylesheet" href="/a.css"/></head><body><script>first()</script><script>(',
  );
  expect(html).toContain(String.raw`(["/a.js"],"import \"/a.js\";\nrun(\"\u003cb>\");")</script></body>`);
});

test('a page without scripts stays as it is', () => {
  expect(startAfterPaint('<p>$& plain</p>')).toEqual({ html: '<p>$& plain</p>', module: '' });
});
