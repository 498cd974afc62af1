import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

test('numbers, addresses and links that lead to a person are masked; prices, years and words stay', () => {
  for (const [said, kept] of [
    ['Call me on 98765 43210 please', 'Call me on [number] please'],
    ['+91-98765-43210 or asha@example.com', '[number] or [address]'],
    ['मेरा नंबर ९८७६५४३२१० है', 'मेरा नंबर [number] है'],
    ['pay to asha@upi', 'pay to [address]'],
    ['my PAN is ABCDE1234F', 'my PAN is [number]'],
    ['GSTIN 27ABCDE1234F1Z5', 'GSTIN [number]'],
    ['see https://example.com/a?b=c now', 'see [link] now'],
    ['Is ₹1999 a month in 2026 enough?', 'Is ₹1999 a month in 2026 enough?'],
  ] as const)
    expect(maskPersonal(said)).toBe(kept);
});
