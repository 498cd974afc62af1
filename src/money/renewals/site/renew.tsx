import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import type { Route } from './+types/renew';
import { RenewView } from './renew-view.tsx';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';

/** The same shell for everybody: whose services they are, only the browser knows. */
export default function RenewPage({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Renew`} description={t`Go on with what you have bought.`} hidden />
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
