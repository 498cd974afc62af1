/** Random sales, for tests of what is true of each. */
import fc from 'fast-check';
import { treatments } from '#catalogue/gst/treatment.ts';
import { states } from '#kit/india/states.ts';
import type { QuotationLine } from '#sales/quotations/quotation.ts';

export const everywhere = Object.keys(states);

/** As quotations have them: several rates, quantities and discounts, to the paisa. */
export const anyLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      unitPricePaise: fc.integer({ min: 100, max: 20_000_000 }),
      off: fc.double({ min: 0, max: 0.9, noNaN: true }),
      gstPercent: fc.constantFrom(0, 5, 12.5, 18, 40),
      sac: fc.constantFrom('998314', '998361'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((given): QuotationLine[] =>
    given.map(({ off, ...line }, i) => ({
      ...line,
      id: String(i),
      title: `Line ${i}`,
      description: '',
      ...(line.gstPercent === 0 && { treatment: treatments[i % treatments.length] }),
      discountPaise: Math.floor(off * line.quantity * line.unitPricePaise),
    })),
  );
export const anyState = fc.constantFrom(...everywhere);
/** Where the whole is cut, in percent: 0, some between, 100. */
export const anyCuts = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100]);

/** What becomes of an invoice: a note, money, tax kept back, or a loss, each of so much of what is there. */
export const anySteps = fc.array(
  fc.record({
    kind: fc.constantFrom('note' as const, 'money' as const, 'kept-back' as const, 'write-off' as const),
    share: fc.double({ min: 0.001, max: 1, noNaN: true }),
  }),
  { maxLength: 8 },
);
