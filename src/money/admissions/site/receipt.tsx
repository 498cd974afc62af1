import { useLingui } from '@lingui/react/macro';
import { useTaxed } from '#catalogue/gst/site/use-taxed.ts';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { fetchAdmissionPayments, type AdmissionPayment } from '../wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { formatInr } from '#kit/india/money.ts';
import { InvoiceLinks } from '#money/invoices/site/invoice-links.tsx';
import { useAmountBrought } from '#money/payments/receipt/site/known-amount.ts';
import { ReceiptFrame } from '#money/payments/receipt/site/receipt-frame.tsx';
import { useLanguage } from '#kit/site/use-language.ts';
import { dateFact, type ReceiptFact } from '#money/payments/receipt/site/receipt-facts.tsx';
import { ReceiptSkeleton } from '#money/payments/receipt/site/receipt-skeleton.tsx';
import { useReachedStep } from '#kit/site/checkout-steps.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';
import { paymentsPath } from '#money/payments/transaction.ts';

const hasCome = ({ status }: AdmissionPayment) => status === 'Paid' || status === 'Refunded';

/** The receipt of the last admission that was paid, and what of that has gone back since. */
export function Receipt({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const isTaxed = useTaxed();
  const language = useLanguage();
  const amountPaise = useAmountBrought();
  const { id } = customer;
  const { loaded, reload } = useLoad(useCallback(() => fetchAdmissionPayments(id), [id]));
  const paid = loaded.state === 'there' ? loaded.found.payments.find(hasCome) : null;
  useReachedStep(paid === undefined ? 'plan' : null);
  if (loaded.state === 'loading')
    return (
      <div className="mx-auto max-w-xl">
        <ReceiptSkeleton amountPaise={amountPaise} says={t`Loading your receipt …`} />
      </div>
    );
  if (loaded.state === 'failed') return <Waiting loaded={loaded} what={t`your receipt`} onRetry={reload} />;
  if (!paid)
    return (
      <div className="mx-auto grid max-w-xl justify-items-start gap-4">
        <h1 className="text-h2">{t`No payment yet`}</h1>
        <p className="text-ink-soft">{t`When a plan is paid, its receipt stands here.`}</p>
        <Link to="/admission" className="btn btn-main">
          {t`Choose a plan`}
        </Link>
      </div>
    );
  const facts: ReceiptFact[] = [
    [t`Order no.`, paid.orderNo, paid.transactionId],
    [t`Payment`, paid.paymentId],
    [t`Customer`, paid.name],
    [t`Plan`, paid.title],
    [t`Amount`, isTaxed ? t`${formatInr(paid.amountPaise)}, GST included` : formatInr(paid.amountPaise)],
    dateFact(t`Date`, paid.at, language),
    ...(paid.refundedPaise > 0 ? [[t`Refunded`, formatInr(paid.refundedPaise)] as const] : []),
    ...(paid.returnedPaise > 0 ? [[t`Went back`, formatInr(paid.returnedPaise)] as const] : []),
  ];
  const backPaise = paid.refundedPaise + paid.returnedPaise;
  return (
    <div className="mx-auto max-w-xl">
      <ReceiptFrame
        thanks={
          backPaise > 0
            ? t`Thank you. ${formatInr(backPaise)} of this payment has gone back since.`
            : t`Thank you. Your plan has begun; we call you to plan the first steps.`
        }
        facts={facts}
      >
        <InvoiceLinks transactionId={paid.transactionId} />
        <div data-no-print className="mt-7 grid gap-3 sm:flex">
          <Link to="/admission" className="btn btn-main">
            {t`See your plan`}
          </Link>
          <Link to={paymentsPath} className="btn btn-line">
            {t`Your payments`}
          </Link>
        </div>
      </ReceiptFrame>
    </div>
  );
}
