import { useLingui } from '@lingui/react/macro';
import { Fact } from '#kit/site/ui/fact.tsx';
import { CircleAlert, CircleCheckBig, Clock, Download, FileText } from 'lucide-react';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { gatewayReason } from '#kit/gateway-reason.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { kindNames } from '#money/invoices/invoice.ts';
import type { PayPage, SeenPayment } from '../pay-page.ts';
import { ClaimForm } from './claim-form.tsx';
import type { Hosted, Opened, Refused } from './page-action.server.ts';
import { PayOnline } from './pay-online.tsx';
import { ToldPayments } from './told-payments.tsx';
import { Ways } from './ways.tsx';

type Answered = Refused | Opened | Hosted | undefined;

/** What is to be paid, and every way to pay it. @param page null where the link opens nothing */
export function PayView({
  page,
  payment,
  answered,
}: {
  page: PayPage | null;
  payment: SeenPayment | null;
  answered: Answered;
}) {
  const { t } = useLingui();
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead
        title={
          page?.kind === 'quotation'
            ? t`Pay a quotation`
            : page?.kind === 'upgrade'
              ? t`Pay for a higher plan`
              : t`Pay an invoice`
        }
        description={t`What is due, and where to pay it.`}
        hidden
      />
      {page ? <Known page={page} answered={answered} /> : <Unknown payment={payment} />}
    </div>
  );
}

function Unknown({ payment }: { payment: SeenPayment | null }) {
  const { t } = useLingui();
  return (
    <>
      {payment && (
        <div className="mb-6">
          <Seen payment={payment} />
        </div>
      )}
      <h1 className="max-w-[12.2em] text-h1">{t`This link opens nothing`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`The link may be incomplete, or it was withdrawn. Open the link in our last mail, or call us.`}
      </p>
      <ContactOptions enquiry="/contact-us" enquiryText={t`Write to us`} />
    </>
  );
}

function Known({ page, answered }: { page: PayPage; answered: Answered }) {
  const refused = answered && 'form' in answered ? answered : undefined;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { number, kind, seller, issuedOn, dueOn, totalPaise, settledPaise, creditPaise, openPaise, state } =
    page;
  const isUpgrade = kind === 'upgrade';
  const name = isUpgrade ? t`Higher plan` : kind === 'quotation' ? t`Quotation` : i18n._(kindNames[kind]);
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_minmax(0,34rem)]">
      <div data-copyable className="grid min-w-0 gap-6 lg:sticky lg:top-8">
        <div>
          <p className="text-ink-soft tabular-nums wrap-anywhere">
            {isUpgrade ? `${name}: ${number}` : `${name} ${number}`}
          </p>
          <h1 className="mt-2 max-w-[12.2em] text-h1">
            {state === 'open' && t`${formatInr(openPaise)} to pay`}
            {state === 'paid' && t`Nothing is due any more`}
            {(state === 'cancelled' || state === 'taken-back') && t`This invoice is cancelled`}
            {state === 'expired' && t`This link has expired`}
            {state === 'revoked' && t`This link was withdrawn`}
          </h1>
        </div>
        {page.isSample && (
          <p className="flex gap-2.5 rounded-control bg-sand px-4 py-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t`This is a sample. Please do not pay it.`}
          </p>
        )}
        {page.payment && <Seen payment={page.payment} />}
        {state === 'paid' && page.payment?.state !== 'paid' && (
          <p role="status" className="flex gap-2.5 rounded-control bg-leaf-tint px-4 py-3 font-semibold">
            <CircleCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {t`It is settled. Thank you for working with us.`}
          </p>
        )}
        {state === 'cancelled' && <p>{t`Please do not pay it. The credit note is in your mail.`}</p>}
        {state === 'taken-back' && (
          <p>{t`Please do not pay it. It was cancelled with the government’s e-invoice portal, so there is no credit note.`}</p>
        )}
        {(state === 'expired' || state === 'revoked') && (
          <div>
            <p>{t`Please ask us for a new one. What you have paid already is not lost.`}</p>
            <ContactOptions enquiry="/contact-us" enquiryText={t`Write to us`} />
          </div>
        )}
        <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Fact term={t`From`}>{seller}</Fact>
          <Fact term={isUpgrade ? t`Sent on` : t`Issued on`}>{formatDate(issuedOn, language)}</Fact>
          {state === 'open' && dueOn && <Fact term={t`Due on`}>{formatDate(dueOn, language)}</Fact>}
          {page.until && <Fact term={t`Link valid until`}>{formatDate(page.until, language)}</Fact>}
          {(!isUpgrade || state === 'open') && (
            <Fact term={isUpgrade ? t`Price` : t`Total`}>{formatInr(totalPaise)}</Fact>
          )}
          {state === 'open' && settledPaise > 0 && (
            <Fact term={t`Already settled`}>{formatInr(-settledPaise)}</Fact>
          )}
          {creditPaise > 0 && <Fact term={t`Credit for the unused days`}>{formatInr(-creditPaise)}</Fact>}
        </dl>
        {isUpgrade && state === 'open' && (
          <p className="max-w-measure text-ink-soft">
            {t`Worked out for today: with each day less is left of your plan. Once you have paid, the higher plan begins and takes its place.`}
          </p>
        )}
        <ToldPayments claims={page.claims} />
        {page.document && (
          <a
            href={page.document.path}
            className="inline-flex min-h-12 items-center gap-2.5 justify-self-start font-medium"
            {...(page.document.isPdf && { download: true })}
          >
            {page.document.isPdf ? (
              <Download aria-hidden className="size-5" />
            ) : (
              <FileText aria-hidden className="size-5" />
            )}
            <span className="text-link">
              {page.document.isPdf ? t`Download as PDF` : t`Read the quotation`}
            </span>
          </a>
        )}
      </div>
      {state === 'open' && (
        <div className="grid min-w-0 gap-6">
          <Ways page={page}>
            {page.online && (
              <PayOnline
                page={page}
                refused={refused?.form === 'pay' ? refused : undefined}
                opened={answered && 'checkout' in answered ? answered : undefined}
                hosted={answered && 'url' in answered ? answered : undefined}
              />
            )}
          </Ways>
          {!isUpgrade && (
            <ClaimForm
              key={page.claims.length}
              refused={refused?.form === 'claim' ? refused : undefined}
              today={page.today}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** What became of a payment that was begun here. */
function Seen({ payment: { amountPaise, state, reason } }: { payment: SeenPayment }) {
  const { t } = useLingui();
  const amount = formatInr(amountPaise);
  const [Icon, tint] = {
    paid: [CircleCheckBig, 'bg-leaf-tint'] as const,
    waiting: [Clock, 'bg-sand'] as const,
    failed: [CircleAlert, 'bg-brick-tint'] as const,
  }[state];
  return (
    <p role="status" className={`flex gap-2.5 rounded-control px-4 py-3 font-semibold ${tint}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {state === 'paid' && t`We have received ${amount}. Thank you.`}
        {state === 'waiting' &&
          t`Your bank has not confirmed the payment of ${amount} yet. Check again in a few minutes, and do not pay twice.`}
        {state === 'failed' && t`The payment of ${amount} did not go through. You can try again.`}{' '}
        {gatewayReason(reason)}
      </span>
    </p>
  );
}
