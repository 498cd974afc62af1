import { expect, test } from 'vitest';
import { markdownOf } from './markdown.ts';

test('what somebody wrote as an element stays a text, and what a phone shows in another place is said once; a logo is its client', async () => {
  const html =
    '<main><h1>About &amp; more</h1><p>See &lt;img src=x&gt; 1 &lt; 2</p><p>Plan <span data-again="">For trial</span></p><ul><li><img src="/m.webp" alt="" width="48"/><span>Kite Works</span></li><li><img src="/k.webp" alt="Kokum"/></li></ul></main>';
  const markdown = await markdownOf(html, 'http://own.test');
  expect(markdown).toBe(
    '# About & more\n\nSee &lt;img src=x> 1 &lt; 2\n\nPlan \n\n* Kite Works\n* ![Kokum](http://own.test/k.webp)\n',
  );
});
