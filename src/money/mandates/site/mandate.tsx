import { useLingui } from '@lingui/react/macro';
import { Fact } from '#kit/site/ui/fact.tsx';
import { CircleAlert, CircleCheckBig } from 'lucide-react';
import { data, Form, useNavigation } from 'react-router';
import { cancelByCustomer, skipDebit } from '../answer-mandate.ts';
import { readMandatePage, type MandatePage } from '../read-mandate-page.ts';
import type { Route } from './+types/mandate';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Conflict, DomainError, NotFound, TooManyRequests } from '#kit/errors.ts';
import { gatewayReason } from '#kit/gateway-reason.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepNotice } from '#kit/site/keep-form.ts';
import { useLanguage } from '#kit/site/use-language.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing, however often a mail program fetches the link. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    const { email: _, ...page } = await readMandatePage(context.get(ctxContext), { token });
    return { page };
  } catch (error) {
    if (error instanceof NotFound) return data({ page: null }, { status: 404 });
    throw error;
  }
}

/** The address opens it, so no other site learns it; our own must, to know its form from a foreign one. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** What is agreed to is money: the page wears the checkout's frame. */
export const handle: CheckoutHandle = { checkout: () => ({ flow: 'mandate', step: 'pay' }) };

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const invoiceId = (await request.formData()).get('invoice');
  try {
    if (typeof invoiceId === 'string' && invoiceId) await skipDebit(ctx, { token, invoiceId });
    else await cancelByCustomer(ctx, { token });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return data(formErrorsIn(ctx.language, error), { status: statusOf(error) });
  }
}

function statusOf(error: DomainError): number {
  if (error instanceof TooManyRequests) return 429;
  if (error instanceof NotFound) return 404;
  return error instanceof Conflict ? 409 : 503;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepNotice(serverAction());

export default function MandatePageRoute({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead title={t`UPI Autopay`} description={t`What you agree to, and where you end it.`} hidden />
      {page ? <Known page={page} notice={actionData?.notice ?? ''} /> : <Unknown />}
    </div>
  );
}

function Unknown() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="max-w-[12.2em] text-h1">{t`This link opens nothing`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`The link may be incomplete, or it was withdrawn. Open the link in our last mail, or call us.`}
      </p>
      <ContactOptions enquiry="/contact-us" enquiryText={t`Write to us`} />
    </>
  );
}

type Shown = Omit<MandatePage, 'email'>;

function Known({ page, notice }: { page: Shown; notice: string }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { state, seller, what, every, totalPaise, mostPaise, validUntil, agreeUrl, isHeld, reason } = page;
  const rhythm = { month: t`Every month`, quarter: t`Every three months`, year: t`Every year` }[every];
  const holds = state === 'active' || state === 'paused';
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_minmax(0,30rem)]">
      <div className="grid min-w-0 gap-6">
        <div>
          <p className="text-ink-soft wrap-anywhere">{what}</p>
          <h1 className="mt-2 max-w-[12.2em] text-h1">
            {(state === 'asked' || state === 'refused') && t`Pay by UPI Autopay`}
            {state === 'active' && !isHeld && t`UPI Autopay is on`}
            {(state === 'paused' || (state === 'active' && isHeld)) && t`UPI Autopay is paused`}
            {state === 'cancelled' && t`UPI Autopay has ended`}
            {state === 'ended' && t`This link has expired`}
          </h1>
        </div>
        {notice && (
          <p role="alert" className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3 font-semibold">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {i18n._(notice)}
          </p>
        )}
        {state === 'refused' && (
          <p role="status" className="flex gap-2.5 rounded-control bg-brick-tint px-4 py-3 font-semibold">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              {t`Your bank did not accept the mandate. You can try again.`} {gatewayReason(reason)}
            </span>
          </p>
        )}
        {state === 'active' && (
          <p role="status" className="flex gap-2.5 rounded-control bg-leaf-tint px-4 py-3 font-semibold">
            <CircleCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {t`You have agreed. There is nothing more to do.`}
          </p>
        )}
        {state === 'paused' && <p>{t`You have paused it in your UPI app, and can let it go on there.`}</p>}
        {state === 'cancelled' && (
          <p>{t`Nothing is debited any more. We mail you a link with each invoice.`}</p>
        )}
        <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Fact term={t`To`}>{seller}</Fact>
          <Fact term={t`How often`}>{rhythm}</Fact>
          <Fact term={t`Usually`}>{formatInr(totalPaise)}</Fact>
          <Fact term={t`At most, each time`}>{formatInr(mostPaise)}</Fact>
          <Fact term={t`Valid until`}>{formatDate(validUntil, language)}</Fact>
        </dl>
        {agreeUrl && (
          <div>
            <a href={agreeUrl} className="btn btn-main" rel="noreferrer">
              {t`Agree in your UPI app`}
            </a>
            <p className="mt-3 max-w-measure text-ink-soft">
              {t`You confirm with your UPI PIN. Nothing is debited now.`}
            </p>
          </div>
        )}
        {(agreeUrl || holds) && (
          <p className="max-w-measure text-ink-soft">
            {t`We write to you at least a day before each debit. What is above the limit is never debited: you get a link to pay. You can stop one debit, or all of them, here or in your UPI app.`}
          </p>
        )}
        {holds && (
          <Form method="post" encType="multipart/form-data">
            <button type="submit" disabled={busy} className="btn btn-line">
              {t`End UPI Autopay`}
            </button>
          </Form>
        )}
      </div>
      <Debits debits={page.debits} />
    </div>
  );
}

function Debits({ debits }: { debits: Shown['debits'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const busy = useNavigation().state !== 'idle';
  if (debits.length === 0) return null;
  const texts = {
    announced: (day: string) => t`Will be debited on ${day}`,
    asked: (day: string) => t`Your bank debits it on ${day}`,
    paid: () => t`Paid`,
    failed: () => t`Your bank has not paid. We mailed you a link.`,
    skipped: () => t`Not debited`,
    above: () => t`Above the limit. We mailed you a link.`,
  };
  return (
    <section aria-labelledby="debits">
      <h2 id="debits" className="text-h3">
        {t`Debits`}
      </h2>
      <ul className="mt-3 grid gap-2">
        {debits.map(({ invoiceId, number, amountPaise, state, on }) => (
          <li key={invoiceId} className="rounded-control bg-sand px-4 py-3">
            <strong className="font-semibold tabular-nums wrap-anywhere">
              {formatInr(amountPaise)} · {number}
            </strong>
            <br />
            {texts[state](formatDate(on, language))}
            {state === 'announced' && (
              <Form method="post" encType="multipart/form-data" className="mt-2">
                <input type="hidden" name="invoice" value={invoiceId} />
                <button
                  type="submit"
                  disabled={busy}
                  className="btn btn-line"
                  aria-label={t`Stop this debit: ${number}`}
                >
                  {t`Stop this debit`}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
