import { expect, test } from 'vitest';
import { typedPaise } from './typed-rupees.ts';

test('a sum is read in every digit that our readers type, with signs and groups; what is none is none', () => {
  for (const typed of ['20000.50', '₹20,000.50', ' ₹ 20 000.5 ', '२०,०००.५०', '２００００.５'])
    expect(typedPaise(typed), typed).toBe(2_000_050);
  expect(typedPaise(' ')).toBeNull();
  for (const typed of ['1e3', '-5', '1.505', '0x10', 'abc', '१.५०५', `1${'0'.repeat(13)}`])
    expect(typedPaise(typed), typed).toBeUndefined();
});
