import { expect, test } from 'vitest';
import { markdownOf } from './markdown.ts';

test('what somebody wrote as an element stays a text, and what a phone shows in another place is said once', async () => {
  const html =
    '<main><h1>About &amp; more</h1><p>See &lt;img src=x&gt; 1 &lt; 2</p><p>Plan <span data-again="">For trial</span></p></main>';
  const markdown = await markdownOf(html, 'http://own.test');
  expect(markdown).toBe('# About & more\n\nSee &lt;img src=x> 1 &lt; 2\n\nPlan\n');
});
