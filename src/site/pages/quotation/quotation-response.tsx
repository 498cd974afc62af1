import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { quotationPath, responseActions, type ResponseAction } from '#sales/quotations/quotation.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Route } from './+types/quotation-response';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { AnswerForm } from '#sales/quotations/answers/site/answer-form.tsx';
import { PayQuotation } from '#money/quotation-payments/site/pay-quotation.tsx';
import { ClosedQuotation } from '#sales/quotations/site/closed-quotation.tsx';
import type { OpenedQuotation } from '#money/quotation-payments/open-quotation.ts';
import { findForPage } from './find-for-page.server.ts';
import { stepOf } from './quotation-step.ts';
import { OfferSummary } from '#sales/quotations/site/offer-summary.tsx';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Looking changes nothing, however often a mail program fetches the link. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('action');
  const action = responseActions.find((known) => known === asked);
  const quotation = action && id ? await findForPage(context.get(ctxContext), id) : null;
  return quotation && action ? { quotation, action } : data(null, { status: 404 });
}

const headings: Record<ResponseAction, string> = {
  accept: /*i18n*/ 'Accept the quotation',
  reject: /*i18n*/ 'Reject the quotation',
  counter: /*i18n*/ 'Make a counter-offer',
};

export const handle: CheckoutHandle = {
  // A link that leads to no quotation has taken no step, and back leads nowhere.
  checkout: ({ params: { id }, loaderData }) => ({
    flow: 'quotation',
    step: loaderData
      ? stepOf((loaderData as { quotation: OpenedQuotation }).quotation, 'answer')
      : 'quotation',
    ...(loaderData && id ? { back: { to: quotationPath(id), name: /*i18n*/ 'Back to the quotation' } } : {}),
  }),
};

export default function QuotationResponsePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead
        title={t`Answer a quotation`}
        description={t`Accept, reject or counter our quotation.`}
        hidden
      />
      {loaderData ? <Known {...loaderData} /> : <Unknown />}
    </div>
  );
}

function Unknown() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="max-w-[14.9em] text-h1">{t`Invalid or missing quotation response link.`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`The link may be incomplete. Open the link in our mail again, or call us.`}
      </p>
      <ContactOptions enquiry="/contact-us" enquiryText={t`Write to us`} />
    </>
  );
}

function Known({ quotation, action }: Exclude<Route.ComponentProps['loaderData'], null>) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_minmax(0,34rem)]">
      <div className="grid gap-6">
        <h1 className="max-w-[10.8em] text-h1">
          {quotation.canRespond ? i18n._(headings[action]) : t`Quotation ${quotation.code}`}
        </h1>
        <OfferSummary quotation={quotation} />
      </div>
      <section
        aria-label={i18n._(headings[action])}
        className="rounded-card border border-line bg-white p-5 shadow-lift sm:p-8"
      >
        {quotation.canRespond ? (
          <>
            <noscript>
              <p className="mb-6 rounded-control bg-marigold-tint px-4 py-3">
                {t`This page needs JavaScript. Please switch it on for this site, or call us and we will help.`}
              </p>
            </noscript>
            {/* Another answer begins anew: nothing of the last one is left standing in it. */}
            <AnswerForm key={action} quotation={quotation} action={action} />
          </>
        ) : (
          <ClosedQuotation quotation={quotation} pay={<PayQuotation quotation={quotation} />} />
        )}
      </section>
    </div>
  );
}
