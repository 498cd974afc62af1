import { useLingui } from '@lingui/react/macro';
import { cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/checkout';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { CheckoutView } from './checkout-view.tsx';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';

/** The same shell for everybody: whose checkout it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export default function CheckoutPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Checkout`}
        description={t`Where the bill goes, how we reach you, and what you pay.`}
        path="/checkout"
        hidden
      />
      <SignedInOnly waiting={t`the checkout`}>
        {(customer) => <CheckoutView key={customer.id} customer={customer} />}
      </SignedInOnly>
    </>
  );
}
