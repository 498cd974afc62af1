import { useLingui } from '@lingui/react/macro';
import { Check, Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { data, Link, useSearchParams } from 'react-router';
import { reportQuotationView } from '#sales/quotations/wire/client.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { quotationPath, quotationPdfPath, responsePath } from '#sales/quotations/quotation.ts';
import type { OpenedQuotation } from '#money/quotation-payments/open-quotation.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Route } from './+types/quotation';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { PayQuotation } from '#money/quotation-payments/site/pay-quotation.tsx';
import { claimPayment } from '#money/receivables/claims/claim-payment.ts';
import { ClaimForm } from '#money/receivables/pay-page/site/claim-form.tsx';
import { answerPage, type Refused } from '#money/receivables/pay-page/site/page-action.server.ts';
import { ToldPayments } from '#money/receivables/pay-page/site/told-payments.tsx';
import { findByPublicId } from '#sales/quotations/find-quotation.ts';
import { ClosedQuotation } from '#sales/quotations/site/closed-quotation.tsx';
import { CounterComparison } from '#sales/quotations/answers/site/counter-comparison.tsx';
import { findForPage } from './find-for-page.server.ts';
import { stepOf } from './quotation-step.ts';
import { Signature } from '#sales/quotations/site/signature.tsx';
import { OfferFiles } from '#sales/quotations/files/site/offer-files.tsx';
import { OfferTable } from '#sales/quotations/site/offer-table.tsx';
import { Parties } from '#sales/quotations/site/parties.tsx';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing, however often a mail program fetches the link. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const preview = new URL(request.url).searchParams.get('preview') ?? undefined;
  const quotation = await findForPage(context.get(ctxContext), id, preview);
  return quotation ?? data(null, { status: 404 });
}

/** Whoever has the link says that what is due is paid. */
export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  return answerPage(ctx, request, quotationPath(id), {
    async claim(input) {
      const { id: quotationId } = await findByPublicId(ctx, { publicId: id });
      await claimPayment(ctx, { ...input, quotationId });
    },
    pay: null,
  });
}

export const handle: CheckoutHandle = {
  checkout: ({ loaderData }) => ({
    flow: 'quotation',
    step: stepOf(loaderData as OpenedQuotation | null, 'quotation'),
  }),
};

export default function QuotationPage({ loaderData: quotation, actionData }: Route.ComponentProps) {
  const refused = actionData && 'form' in actionData ? actionData : undefined;
  const { t } = useLingui();
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead title={t`Quotation`} description={t`What we offer, line by line.`} hidden />
      {quotation ? <Known quotation={quotation} refused={refused} /> : <Unknown />}
    </div>
  );
}

function Unknown() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="max-w-[12.2em] text-h1">{t`This link opens no quotation`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`The link may be incomplete. Open the link in our mail again, or call us.`}
      </p>
      <ContactOptions enquiry="/contact-us" enquiryText={t`Write to us`} />
    </>
  );
}

function Known({ quotation, refused }: { quotation: OpenedQuotation; refused: Refused | undefined }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, code, title, intro, terms, validUntil, inWords, counter, signature, totals } = quotation;
  useCountedView(id);
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article data-copyable className="grid min-w-0 grid-cols-1 gap-8">
        <div>
          <p className="text-ink-soft tabular-nums">
            {t`Quotation ${code} · valid until ${formatDate(validUntil, language)}`}
          </p>
          <h1 className="mt-2 max-w-[13.5em] text-h1">{title}</h1>
        </div>
        <Parties quotation={quotation} />
        {intro && <p className="max-w-measure whitespace-pre-wrap">{intro}</p>}
        {counter && <CounterComparison comparison={counter} isTaxed={totals.gstPaise > 0} />}
        <OfferTable quotation={quotation} />
        <p className="-mt-4 max-w-measure text-sm text-ink-soft">{inWords}</p>
        <OfferFiles quotation={quotation} />
        {terms && (
          <section aria-labelledby="terms">
            <h2 id="terms" className="mb-2 text-h3">
              {t`Terms`}
            </h2>
            <p className="max-w-measure whitespace-pre-wrap">{terms}</p>
          </section>
        )}
        {signature && <Signature signature={signature} />}
      </article>
      <div className="grid gap-6 lg:sticky lg:top-8">
        <Actions quotation={quotation} />
        <ToldPayments claims={quotation.claims} />
        {quotation.due && (
          <ClaimForm key={quotation.claims.length} refused={refused} today={quotation.today} compact />
        )}
      </div>
    </div>
  );
}

/** What to do with it: on a wide screen it stays beside the lines. */
function Actions({ quotation }: { quotation: OpenedQuotation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, state, canRespond, totals, validUntil, depositPercent } = quotation;
  const [query] = useSearchParams();
  const total = formatInr(totals.totalPaise);
  return (
    <aside
      aria-label={t`Your answer`}
      data-no-print
      className="rounded-card border border-line bg-white p-5 shadow-lift sm:p-6"
    >
      {state === 'draft' ? (
        <DraftNote />
      ) : canRespond ? (
        <>
          <p className="text-ink-soft">{totals.gstPaise > 0 ? t`Total, GST included` : t`Total`}</p>
          {/* From ₹10,00,000 with paise on, the larger letters are wider than the card. */}
          <p className={`font-head font-semibold tabular-nums ${total.length > 10 ? 'text-h3' : 'text-h2'}`}>
            {total}
          </p>
          {depositPercent !== null && <p className="mt-1">{t`${depositPercent}% of it in advance`}</p>}
          <p className="mt-1 text-sm text-ink-soft">{t`Valid until ${formatDate(validUntil, language)}`}</p>
          <div className="mt-5 grid gap-3">
            <Link to={responsePath(id, 'accept')} className="btn btn-main">
              <Check aria-hidden className="size-5" />
              {t`Accept`}
            </Link>
            <Link to={responsePath(id, 'counter')} className="btn btn-line">
              {t`Make a counter-offer`}
            </Link>
            <Link
              to={responsePath(id, 'reject')}
              className="text-link inline-flex min-h-12 items-center justify-center font-medium"
            >
              {t`Reject`}
            </Link>
          </div>
        </>
      ) : (
        <ClosedQuotation quotation={quotation} pay={<PayQuotation quotation={quotation} />} />
      )}
      <div className="mt-4 grid border-t border-line pt-2">
        <a
          href={quotationPdfPath(id) + (state === 'draft' ? `?${query.toString()}` : '')}
          className="inline-flex min-h-12 items-center gap-2.5 font-medium"
          download
        >
          <Download aria-hidden className="size-5" />
          <span className="text-link">{t`Download as PDF`}</span>
        </a>
        <button
          type="button"
          className="inline-flex min-h-12 items-center gap-2.5 text-left font-medium"
          onClick={() => window.print()}
        >
          <Printer aria-hidden className="size-5" />
          <span className="text-link">{t`Print`}</span>
        </button>
      </div>
    </aside>
  );
}

/** In place of the answers, as long as nobody can give one. */
function DraftNote() {
  const { t } = useLingui();
  return (
    <>
      <h2 className="text-h3">{t`This is a preview`}</h2>
      <p className="mt-2 text-ink-soft">
        {t`This is how the customer will see it. It has not been sent yet: nobody else can open it or answer it.`}
      </p>
    </>
  );
}

/** Staff look with `?preview`, which counts for nothing. */
function useCountedView(id: string) {
  const [query] = useSearchParams();
  const counts = !query.has('preview');
  useEffect(() => {
    if (counts) reportQuotationView(id);
  }, [id, counts]);
}
