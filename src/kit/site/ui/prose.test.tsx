import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

const html = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Prose text={text} />
    </MemoryRouter>,
  ).replaceAll(/ class="[^"]*"/g, '');

test('paragraphs, lists and links; everything else stays text', () => {
  expect(html('One\ntwo.\n\n- a\n- b\n\nSee [terms](/terms).')).toBe(
    '<p>One two.</p><ul><li>a</li><li>b</li></ul><p>See <a href="/terms" data-discover="true">terms</a>.</p>',
  );
  expect(html('[mail](mailto:a@example.com) [site](https://example.com)')).toContain(
    '<a href="https://example.com" rel="noopener">site</a>',
  );
  for (const bad of [
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '//evil.example',
    String.raw`/\evil`,
  ])
    expect(html(`[x](${bad})`)).not.toContain('<a');
  expect(html('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});
