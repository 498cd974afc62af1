import { expect, test } from 'vitest';
import { demoSite } from '#sample/demo-site.ts';
import { toMail } from './frame.tsx';
import { Fact, Letter, Press, Quoted } from './letter.tsx';

test('a mail fetches nothing when it is opened, knows the night, and says all of it in plain text', async () => {
  const { html, text } = await toMail(
    'Our quotation',
    <Letter title="A website" preview="Valid until Friday" settings={demoSite}>
      <Fact label="Total">₹14,099</Fact>
      <Quoted label="Message">{'Two\nlines <b>'}</Quoted>
      <Press href="https://example.com/pay/1">Pay</Press>
      <Press href="https://example.com/q/1">Read and answer</Press>
    </Letter>,
  );
  expect(html).not.toMatch(/<(img|link|iframe|script|object)\b|\bsrc=|background=|url\(|@import|@font-face/i);
  expect(html).toContain('<meta name="color-scheme" content="light dark"');
  expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{\s*\.paper/);
  for (const words of [
    demoSite.brand,
    'Total: ₹14,099',
    'Message: Two\nlines <b>',
    'Pay https://example.com/pay/1\n',
    'Read and answer https://example.com/q/1\n',
    demoSite.addressLines.join(', '),
  ])
    expect(text).toContain(words);
  // A link that is wider than a phone goes on in the next line: nobody scrolls a mail sideways.
  expect(html).toMatch(/<td[^>]*word-break:break-word/);
  // The mark is drawn of cells of tables, which say nothing.
  expect(text.slice(0, text.indexOf('A WEBSITE')).trim()).toBe(demoSite.brand);
});
