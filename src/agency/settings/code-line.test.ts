import { expect, test } from 'vitest';
import { codeLineOf, hasGaps, ownCodeText, siteOfLine } from './code-line.ts';

test('a code stands in a registered text once, and once more only in a last line that names a site', () => {
  const own = ownCodeText('Nirmaan');
  const bound = `${own}\n${codeLineOf('agency.example')}`;
  expect([own, bound].map(hasGaps)).toEqual([true, true]);
  expect([own, bound].map(siteOfLine)).toEqual([null, 'agency.example']);
  expect(siteOfLine('Your code:\n\n@agency.example #{#numeric#}')).toBe('agency.example');
  for (const text of [
    'No gap at all',
    `${own} For {#var#}.`,
    `${codeLineOf('agency.example')}\n${own}`,
    `${own} ${codeLineOf('agency.example')}`,
    `{#var#} of {#var#}\n${codeLineOf('agency.example')}`,
  ])
    expect(hasGaps(text)).toBe(false);
});
