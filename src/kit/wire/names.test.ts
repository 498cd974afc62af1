import { expect, expectTypeOf, test } from 'vitest';
import { names, type WireOf } from './names.ts';

const inquiry = names({ phone: 'mobile', service: 'school' });

test('each name is said once and read in both directions; other names stay', () => {
  const ours = { name: 'Asha', phone: '9876543210', service: 'SEO' };
  const wire = inquiry.toWire(ours);
  expect(wire).toEqual({ name: 'Asha', mobile: '9876543210', school: 'SEO' });
  expect(inquiry.fromWire(wire)).toEqual(ours);
  expectTypeOf(wire).toEqualTypeOf<{ name: string; mobile: string; school: string }>();
  expectTypeOf<WireOf<typeof inquiry, { phone?: string }>>().toEqualTypeOf<{ mobile?: string }>();
});

test('complaints are renamed by their field, also those that the dictionary does not know', () => {
  const complaints: Record<string, string> = { mobile: 'Too short', constructor: 'Odd', 'lines.0': 'Empty' };
  expect(inquiry.fromWire(complaints)).toEqual({
    phone: 'Too short',
    constructor: 'Odd',
    'lines.0': 'Empty',
  });
});
