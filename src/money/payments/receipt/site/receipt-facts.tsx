import type { Language } from '#kit/language/language.ts';
import type { ReactNode } from 'react';
import { momentOf } from '#kit/site/india-time.ts';
import { receiptTime } from './receipt-time.ts';

/** What a fact is called, its value, and how machines write it where that differs. */
export type ReceiptFact = readonly [name: string, value: ReactNode, technical?: string];

/** What stands on a payment's sheet, name by name; without a value the name stands alone. */
export const ReceiptFacts = ({ facts }: { facts: readonly ReceiptFact[] }) => (
  <dl className="mt-6 border-t-2 border-ink tabular-nums">
    {facts.map(([name, value, technical]) => (
      <div
        key={name}
        className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
      >
        <dt className="text-ink-soft">{name}</dt>
        <dd className="font-medium wrap-anywhere">
          {value}
          {technical && <span className="block text-sm font-normal text-ink-soft">{technical}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** A moment as people write it, and as receipts print it. */
export const dateFact = (name: string, at: string, language: Language): ReceiptFact => [
  name,
  momentOf(at, language),
  receiptTime(at),
];
