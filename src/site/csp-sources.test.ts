import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { styleSources } from './csp-sources.server.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('each style of a page is named once, as the browser reads it; a page without any allows none', () => {
  expect(styleSources('<p class="x">style="no"</p><script>" <p style=\\"a\\">"</script>')).toBe('');
  expect(styleSources('<noscript><style>.a{top:0}</style></noscript>')).toBe(hashOf('.a{top:0}'));
  const blur = '<img src="a" style="background:url(&quot;data:a&amp;b&quot;)"/>';
  expect(styleSources(`${blur}${blur}<style media="all">b{}</style>`)).toBe(
    `'unsafe-hashes' ${hashOf('b{}')} ${hashOf('background:url("data:a&b")')}`,
  );
});
