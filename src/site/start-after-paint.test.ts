import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script>first()</script><script type="module" async="">${code}</script></body>`;

test('preloads and the starting module wait in a script of their own', () => {
  const code = 'import "/a.js";\nrun("<b>");';
  const { head, rest, module } = startAfterPaint(page(code));
  const html = head + rest;
  expect(module).toBe(code);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<link rel="stylesheet" href="/a.css"/></head><body><script>first()</script><script>(',
  );
  expect(html).toContain(String.raw`(["/a.js"],"import \"/a.js\";\nrun(\"\u003cb>\");")</script></body>`);
});

test('a page without scripts stays as it is', () => {
  const [head, rest] = ['<head><title>$&</title>', '</head><body><p>$& plain</p></body>'];
  expect(startAfterPaint(head + rest)).toEqual({ head, rest, module: '' });
});
