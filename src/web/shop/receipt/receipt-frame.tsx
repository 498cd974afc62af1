import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** The sheet that every receipt is: what has come, its facts, and what belongs to it. Source: decisions 80, 88, 89 */
export function ReceiptFrame({
  thanks,
  facts,
  children,
}: {
  thanks: string;
  facts: (readonly [name: string, value: string | null])[];
  children: ReactNode;
}) {
  return (
    <article className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <CircleCheck aria-hidden className="size-12 text-leaf" />
      <h1 className="mt-3 text-h2">Payment Successful</h1>
      <p className="mt-2 text-ink-soft">{thanks}</p>
      <dl data-copyable className="mt-6 border-t-2 border-ink tabular-nums">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
