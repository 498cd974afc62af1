import { CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { fetchAdmissionPayments } from '#api/browser/admissions.ts';
import type { Customer } from '#api/browser/login-record.ts';
import { formatInr } from '#domain/money.ts';
import { InvoiceLinks } from '../../shop/receipt/invoice-links.tsx';
import { receiptTime } from '../../shop/receipt/receipt-time.ts';
import { useLoad } from '../profile/use-load.ts';
import { Waiting } from '../profile/waiting.tsx';

/** The receipt of the last admission that was paid (decision 88). */
export function Receipt({ customer }: { customer: Customer }) {
  const { id } = customer;
  const { loaded, reload } = useLoad(useCallback(() => fetchAdmissionPayments(id), [id]));
  if (loaded.state !== 'there') return <Waiting loaded={loaded} what="your receipt" onRetry={reload} />;
  const paid = loaded.found.payments.find(({ status }) => status === 'Paid');
  if (!paid)
    return (
      <div className="mx-auto grid max-w-xl justify-items-start gap-4">
        <h1 className="text-h2">No payment yet</h1>
        <p className="text-ink-soft">When a plan is paid, its receipt stands here.</p>
        <Link to="/admission" className="btn btn-main">
          Choose a plan
        </Link>
      </div>
    );
  const facts = [
    ['Order no.', paid.transactionId],
    ['Payment', paid.paymentId],
    ['Customer', paid.name],
    ['Plan', paid.title],
    ['Amount', `${formatInr(paid.amountPaise)}, GST included`],
    ['Date', receiptTime(paid.at)],
  ];
  return (
    <article className="mx-auto max-w-xl rounded-card border border-line bg-white p-6 shadow-lift sm:p-8">
      <CircleCheck aria-hidden className="size-12 text-leaf" />
      <h1 className="mt-3 text-h2">Payment Successful</h1>
      <p className="mt-2 text-ink-soft">
        Thank you. Your plan has begun; we call you to plan the first steps.
      </p>
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
      <InvoiceLinks transactionId={paid.transactionId} />
      <div data-no-print className="mt-7 grid gap-3 sm:flex">
        <Link to="/admission" className="btn btn-main">
          See your plan
        </Link>
        <Link to="/profile?tab=profilePaymentInfo" className="btn btn-line">
          Your payments
        </Link>
      </div>
    </article>
  );
}
