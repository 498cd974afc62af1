import { useLingui } from '@lingui/react/macro';
import { programmeLabels } from '../programme-labels.ts';
import { ctxContext, cachePage, opensCheckout } from '#kit/site/context.server.ts';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Route } from './+types/admission';
import { AdmissionHome } from './admission-home.tsx';
import { useOwnDocument } from './use-own-document.ts';
import { useReturnToAdmission } from './use-return-to-admission.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/**
 * The same shell for everybody: whose admission it is, only the browser knows. In English it is kept; in other languages it
 * brings the owner's words, which may change at any time.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  if (ctx.language === 'en') cachePage(context);
  opensCheckout(context);
  return { labels: await programmeLabels(ctx) };
}

export const handle: CheckoutHandle = { checkout: () => ({ flow: 'admission', step: 'plan' }) };

export default function AdmissionPage() {
  const { t } = useLingui();
  useReturnToAdmission();
  useOwnDocument();
  return (
    <>
      <PageHead
        title={t`Admission`}
        description={t`Subscribe to a plan in four steps.`}
        path="/admission"
        hidden
      />
      <SignedInOnly waiting={t`your admission`}>
        {(customer) => (
          <div className="wrap min-h-[60vh] py-10 md:py-16">
            <div className="mx-auto max-w-3xl">
              <h1 className="mb-8 text-h2">{t`Admission`}</h1>
              <AdmissionHome key={customer.id} customer={customer} />
            </div>
          </div>
        )}
      </SignedInOnly>
    </>
  );
}
