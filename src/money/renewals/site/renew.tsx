import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Route } from './+types/renew';
import { paymentsPath } from '#money/payments/transaction.ts';
import { RenewView } from './renew-view.tsx';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';

/** The same shell for everybody: whose services they are, only the browser knows. */
export const handle: CheckoutHandle = {
  checkout: () => ({
    flow: 'cart',
    step: 'cart',
    back: { to: paymentsPath, name: /*i18n*/ 'Your payments' },
  }),
};

export default function RenewPage({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Renew`} description={t`Continue with what you have bought.`} hidden />
      <SignedInOnly waiting={t`your services`}>
        {() => (
          <div className="wrap min-h-[60vh] py-10 md:py-16">
            <RenewView key={id} transactionId={id} />
          </div>
        )}
      </SignedInOnly>
    </>
  );
}
