import { expect, test } from 'vitest';
import { foldQuoted } from './fold-quoted.ts';
import { textOfHtml } from './text-of-html.ts';

test.each([
  ['Yes.\n\nOn Wed, 25 Nov 2026 at 18:02, Nirmaan <hello@example.com> wrote:\n> Friday?', 'Yes.', 'On Wed'],
  [
    'Yes.\n\nOn Wed, 25 Nov 2026, Nirmaan Web and\nMarketing <hello@example.com> wrote:\n> A',
    'Yes.',
    'On Wed',
  ],
  ['हाँ।\n\n25 नव॰ 2026 को Nirmaan <hello@example.com> ने लिखा:\n> A', 'हाँ।', '25 नव'],
  [
    'Hello,\nPlease go ahead.\nNirmaan <hello@example.com> wrote:\n> A',
    'Hello,\nPlease go ahead.',
    'Nirmaan',
  ],
  ['Yes.\r\n\r\n-----Original Message-----\r\nFrom: Nirmaan', 'Yes.', '-----Original'],
  ['Yes.\n\n________________________________\nFrom: Nirmaan\nSent: today', 'Yes.', '____'],
  ['Yes.\n\nFrom: Nirmaan\nSent: Wednesday\nHello', 'Yes.', 'From:'],
  ['Yes.\n> Friday?\n', 'Yes.', '> Friday?'],
])('what a mail program quotes below is folded: %j', (mail, text, quoted) => {
  const folded = foldQuoted(mail);
  expect(folded.text).toBe(text);
  expect(folded.quoted.startsWith(quoted)).toBe(true);
});

test('answers between the lines stay with what they answer, and a sentence that looks like a head is none', () => {
  const between = '> Friday?\nYes.\n> And where?\nAt yours.';
  expect(foldQuoted(between)).toEqual({ text: between, quoted: '' });
  const sentence = 'From: Pune we come by train.\nSee you';
  expect(foldQuoted(sentence)).toEqual({ text: sentence, quoted: '' });
  expect(foldQuoted('> only quotes')).toEqual({ text: '> only quotes', quoted: '' });
});

test('a mail of HTML alone becomes its text: no script, no style, no markup, whatever it leaves open', () => {
  expect(
    textOfHtml(
      '<html><head><style>p{}</style></head><body><!-- x --><p>Yes &amp; no &#8377;5&nbsp;a</p><div>1 < 2<br>two</div><script>alert(1)</SCRIPT ><img src=x onerror=alert(1)>&lt;b&gt;</body>',
    ),
  ).toBe('Yes & no ₹5 a\n\n1 < 2\ntwo<b>');
  expect(textOfHtml('a<script>b')).toBe('a');
  expect(textOfHtml('<script'.repeat(50_000))).toBe('');
  expect(textOfHtml(`${'<'.repeat(300_000)}x`).length).toBeGreaterThan(1);
});
