import { useLingui } from '@lingui/react/macro';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { ReceiptFacts } from './receipt-facts.tsx';

/** The receipt's sheet while it is fetched: its amount at once where this browser knows it. */
export function ReceiptSkeleton({ amountPaise = null, says }: { amountPaise?: Paise | null; says: string }) {
  const { t } = useLingui();
  const soon = <span aria-hidden className="block h-5 w-40 max-w-full animate-pulse rounded bg-sand-deep" />;
  return (
    <div className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8">
      <div aria-hidden className="size-12 animate-pulse rounded-full bg-sand-deep" />
      <p role="status" className="mt-3 text-ink-soft">
        {says}
      </p>
      <ReceiptFacts
        facts={[
          [t`Order no.`, soon],
          [t`Customer`, soon],
          [t`Amount`, amountPaise === null ? soon : formatInr(amountPaise)],
          [t`Date`, soon],
        ]}
      />
    </div>
  );
}
