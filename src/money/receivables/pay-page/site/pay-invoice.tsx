import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheckBig, Download, Smartphone } from 'lucide-react';
import { data } from 'react-router';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { NotFound } from '#kit/errors.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { kindNames } from '#money/invoices/invoice.ts';
import type { PayPage } from '../pay-page.ts';
import { readPayPage } from '../read-pay-page.ts';
import type { Route } from './+types/pay-invoice';
import { ClaimForm } from './claim-form.tsx';
import { CopyRow } from './copy-row.tsx';
import { tellPayment, type RefusedClaim } from './tell-payment.server.ts';

/** Looking changes nothing, however often a mail program fetches the link. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    return await readPayPage(context.get(ctxContext), { token });
  } catch (error) {
    if (error instanceof NotFound) return data(null, { status: 404 });
    throw error;
  }
}

/** The address opens the invoice, so no other site learns it; our own must, to know its form from a foreign one. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export const handle: CheckoutHandle = {
  checkout: ({ loaderData }) => ({
    flow: 'invoice',
    step: (loaderData as PayPage | null)?.state === 'paid' ? 'receipt' : 'pay',
  }),
};

export const action = ({ context, params: { token }, request }: Route.ActionArgs) =>
  tellPayment(context.get(ctxContext), request, token);

export default function PayInvoicePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead title={t`Pay an invoice`} description={t`What is open, and where to pay it.`} hidden />
      {page ? <Known page={page} refused={actionData} /> : <Unknown />}
    </div>
  );
}

function Unknown() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="max-w-[18ch] text-h1">{t`This link opens no invoice`}</h1>
      <p className="mt-5 max-w-[46ch] text-lead text-ink-soft">
        {t`Perhaps it was cut on its way here. Open the link in our mail again, or call us.`}
      </p>
      <ContactOptions enquiry="/contact-us" enquiryText={t`Write to us`} />
    </>
  );
}

function Known({ page, refused }: { page: PayPage; refused: RefusedClaim | undefined }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { number, kind, seller, issuedOn, dueOn, totalPaise, openPaise, state } = page;
  const name = i18n._(kindNames[kind]);
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_minmax(0,34rem)]">
      <div data-copyable className="grid min-w-0 gap-6">
        <div>
          <p className="text-ink-soft tabular-nums wrap-anywhere">{`${name} ${number}`}</p>
          <h1 className="mt-2 max-w-[18ch] text-h1">
            {state === 'open' && t`${formatInr(openPaise)} to pay`}
            {state === 'paid' && t`Nothing is open any more`}
            {state === 'cancelled' && t`This invoice is cancelled`}
          </h1>
        </div>
        {page.isSample && (
          <p className="flex gap-2.5 rounded-control bg-sand px-4 py-3">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t`This is a sample. Please do not pay it.`}
          </p>
        )}
        {state === 'paid' && (
          <p role="status" className="flex gap-2.5 rounded-control bg-leaf-tint px-4 py-3 font-semibold">
            <CircleCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {t`It is settled. Thank you for working with us.`}
          </p>
        )}
        {state === 'cancelled' && <p>{t`Please do not pay it. The credit note is in your mail.`}</p>}
        <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Fact term={t`From`}>{seller}</Fact>
          <Fact term={t`Issued on`}>{formatDate(issuedOn, language)}</Fact>
          {state === 'open' && <Fact term={t`Due on`}>{formatDate(dueOn, language)}</Fact>}
          <Fact term={t`Total`}>{formatInr(totalPaise)}</Fact>
        </dl>
        <Told claims={page.claims} />
        <a
          href={page.pdfPath}
          className="inline-flex min-h-12 items-center gap-2.5 justify-self-start font-medium"
          download
        >
          <Download aria-hidden className="size-5" />
          <span className="text-link">{t`Download as PDF`}</span>
        </a>
      </div>
      {state === 'open' && (
        <div className="grid min-w-0 gap-6">
          <Ways page={page} />
          <ClaimForm key={page.claims.length} refused={refused} today={page.today} />
        </div>
      )}
    </div>
  );
}

/** What became of the payments that were told. */
function Told({ claims }: Pick<PayPage, 'claims'>) {
  const { t } = useLingui();
  const texts = {
    open: t`We are looking for it at our bank.`,
    booked: t`We have it. Thank you.`,
    dismissed: t`We did not find it.`,
  };
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="told" className="max-w-xl">
      <h2 id="told" className="text-h3">
        {t`What you told us`}
      </h2>
      <div role="status">
        <ul className="mt-2 grid gap-2">
          {claims.map(({ reference, status, reason }) => (
            <li key={reference} className="rounded-control bg-sand px-4 py-3 wrap-anywhere">
              <strong className="font-semibold tabular-nums">{t`Payment ${reference}`}</strong>
              <br />
              {texts[status]} {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-medium tabular-nums wrap-anywhere">{children}</dd>
  </>
);

/** Where the money goes: by a payment app, or to the account. */
function Ways({ page: { number, openPaise, bank, upi } }: { page: PayPage }) {
  const { t } = useLingui();
  return (
    <section
      aria-labelledby="ways"
      className="grid gap-6 rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
    >
      <h2 id="ways" className="text-h3">
        {t`How to pay`}
      </h2>
      {upi && (
        <div className="grid gap-4">
          <h3 className="font-semibold">{t`By UPI`}</h3>
          <a href={upi.link} className="btn btn-main hidden pointer-coarse:inline-flex">
            <Smartphone aria-hidden className="size-5" />
            {t`Open a payment app`}
          </a>
          <div className="flex flex-wrap items-center gap-5">
            <svg
              role="img"
              aria-label={t`Code to pay ${formatInr(openPaise)} by UPI`}
              viewBox={`0 0 ${upi.code.size} ${upi.code.size}`}
              className="size-44 shrink-0 rounded-control border border-line"
              shapeRendering="crispEdges"
            >
              <path fill="#fff" d={`M0 0h${upi.code.size}v${upi.code.size}H0z`} />
              <path fill="#161f32" d={upi.code.path} />
            </svg>
            <p className="max-w-[24ch] text-ink-soft">
              {t`Scan it with a payment app. The amount and the number are filled in.`}
            </p>
          </div>
          <dl>
            <CopyRow label={t`UPI id`} text={upi.id} />
          </dl>
        </div>
      )}
      {bank && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{t`By bank transfer`}</h3>
          <dl>
            <CopyRow label={t`Account name`} text={bank.accountName} />
            <CopyRow label={t`Account number`} text={bank.account} />
            <CopyRow label={t`IFSC`} text={bank.ifsc} />
            <CopyRow label={t`Bank`} text={bank.bank} />
            <CopyRow label={t`Amount`} text={(openPaise / 100).toFixed(2)} shown={formatInr(openPaise)} />
            <CopyRow label={t`Remark`} text={number} />
          </dl>
        </div>
      )}
      {!upi && !bank && <p>{t`Call us, and we tell you how to pay.`}</p>}
    </section>
  );
}
