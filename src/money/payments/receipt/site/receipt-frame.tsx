import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ReceiptFacts } from './receipt-facts.tsx';

/** The sheet that every receipt is: what has come, its facts, and what belongs to it. */
export function ReceiptFrame({
  thanks,
  facts,
  children,
}: ComponentProps<typeof ReceiptFacts> & {
  thanks: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <article
      data-copyable
      className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8 print:border-0 print:p-0 print:shadow-none"
    >
      <CircleCheck aria-hidden className="size-12 text-leaf" />
      <h1 className="mt-3 text-h2">{t`Payment Successful`}</h1>
      <p className="mt-2 text-ink-soft">{thanks}</p>
      <ReceiptFacts facts={facts} />
      {children}
    </article>
  );
}
