import { expect, test } from 'vitest';
import { concernedBy, nounOf } from '../scripts/lib/changed.ts';

const tests = [
  'src/api/quotations/pay.test.ts',
  'src/domain/gst/gst.test.ts',
  'e2e/office-quotations.spec.ts',
  'e2e/home.spec.ts',
];

test('a file deals with the noun of its folder, or of its own name where it stands loose', () => {
  expect(nounOf('src/domain/quotations/send-quotation.ts')).toBe('quotation');
  expect(nounOf('src/web/site/gallery.tsx')).toBe('gallery');
  expect(nounOf('src/domain/galleries/write-gallery.ts')).toBe('gallery');
  expect(nounOf('src/db/schema/leads.server.ts')).toBe('lead');
  expect(nounOf('src/domain/errors.ts')).toBeNull();
});

test('a change concerns the tests that tell of its noun, and itself; what everything rests on is said', () => {
  const { chosen, everything } = concernedBy(['src/admin/quotations/lines.tsx', 'docs/testing.md'], tests);
  expect(chosen).toEqual(['src/api/quotations/pay.test.ts', 'e2e/office-quotations.spec.ts']);
  expect(everything).toBe(false);
  expect(concernedBy(['e2e/home.spec.ts'], tests)).toEqual({
    chosen: ['e2e/home.spec.ts'],
    everything: false,
  });
  expect(concernedBy(['src/domain/errors.ts'], tests)).toEqual({ chosen: [], everything: true });
});
