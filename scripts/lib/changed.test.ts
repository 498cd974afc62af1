import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { concernedBy } from './changed.ts';
import { nounOf, roomsOf } from './room-of.ts';

const tests = [
  'src/money/quotation-payments/wire/pay.test.ts',
  'src/catalogue/gst/gst.test.ts',
  'e2e/office-quotations.spec.ts',
  'e2e/home.spec.ts',
];

test('a file deals with the rooms it stands in; the kit deals with everything', () => {
  expect(roomsOf('src/sales/quotations/send-quotation.ts')).toEqual(['quotations']);
  expect(roomsOf('src/sales/leads/clock/office/clock-chip.tsx')).toEqual(['leads', 'clock']);
  expect(nounOf('src/content/galleries/site/parts/row.tsx')).toBe('galleries');
  expect(nounOf('src/adapters/pdf/invoice-sheet.tsx')).toBe('pdf');
  expect(nounOf('src/site/pages/pickers/picker.tsx')).toBe('pickers');
  expect(nounOf('src/office/palette/palette.tsx')).toBe('office');
  expect(nounOf('src/office/pages/customer-show.tsx')).toBe('office');
  expect(nounOf('src/site/pages/plans/plan-form.tsx')).toBe('plans');
  expect(nounOf('src/kit/errors.ts')).toBeNull();
});

test('a change concerns the tests that tell of its noun, and a test itself; what everything rests on is said', () => {
  const { chosen, everything } = concernedBy(
    ['src/sales/quotations/office/lines.tsx', 'docs/testing.md'],
    tests,
  );
  expect(chosen).toEqual(['src/money/quotation-payments/wire/pay.test.ts', 'e2e/office-quotations.spec.ts']);
  expect(everything).toBe(false);
  expect(concernedBy(['e2e/home.spec.ts'], tests)).toEqual({
    chosen: ['e2e/home.spec.ts'],
    left: [],
    everything: false,
  });
  expect(concernedBy(['src/kit/errors.ts'], tests)).toEqual({ chosen: [], left: [], everything: true });
});

test('the nearest come first as far as there is time, and stories about processes only for themselves', () => {
  const stories = globSync('e2e/office-*.spec.ts').map((file) => file.replaceAll('\\', '/'));
  const process = 'src/server/kill.process.test.ts';
  const { chosen, left } = concernedBy(
    ['e2e/office-today.spec.ts', 'src/sales/leads/clock/clock-rule.ts', 'src/office/palette/palette.tsx'],
    [...stories, process],
  );
  expect(chosen).toContain('e2e/office-today.spec.ts');
  expect(chosen.length).toBeLessThan(stories.length);
  expect([...chosen, ...left].toSorted()).toEqual(stories.toSorted());
  expect(concernedBy([process], [process, ...stories]).chosen).toEqual([process]);
});
