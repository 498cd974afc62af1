import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import { paymentsPath } from '#money/payments/transaction.ts';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';
import type { Route } from './+types/upgrade';
import { UpgradeView } from './upgrade-view.tsx';

/** The same shell for everybody: whose plan it is, only the browser knows. */
export const handle: CheckoutHandle = {
  checkout: () => ({
    flow: 'upgrade',
    step: 'plan',
    back: { to: paymentsPath, name: /*i18n*/ 'Your payments' },
  }),
};

export default function UpgradePage({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Upgrade`} description={t`Take a higher plan and pay the difference.`} hidden />
      <SignedInOnly waiting={t`your plan`}>
        {() => (
          <div className="wrap min-h-[60vh] py-10 md:py-16">
            <UpgradeView key={id} admissionId={id} />
          </div>
        )}
      </SignedInOnly>
    </>
  );
}
