import { useLingui } from '@lingui/react/macro';
import { cachePage } from '#kit/site/context.server.ts';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Route } from './+types/admission-receipt';
import { Receipt } from './receipt.tsx';
import { ReceiptSkeleton } from '#money/payments/receipt/site/receipt-skeleton.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The same shell for everybody: whose receipt it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export const handle: CheckoutHandle = { checkout: () => ({ flow: 'admission', step: 'receipt' }) };

export default function AdmissionReceiptPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Payment Successful`}
        description={t`The receipt of your plan.`}
        path="/success"
        hidden
      />
      <SignedInOnly
        waiting={t`your receipt`}
        skeleton={
          <div className="mx-auto max-w-xl">
            <ReceiptSkeleton says={t`Opening your receipt …`} />
          </div>
        }
      >
        {(customer) => (
          <div className="wrap min-h-[60vh] py-10 md:py-16">
            <Receipt key={customer.id} customer={customer} />
          </div>
        )}
      </SignedInOnly>
    </>
  );
}
