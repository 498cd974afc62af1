import { useLingui } from '@lingui/react/macro';
import { cachePage } from '#kit/site/context.server.ts';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Route } from './+types/checkout';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { CheckoutView } from './checkout-view.tsx';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The same shell for everybody: whose checkout it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export const handle: CheckoutHandle = {
  checkout: () => ({ flow: 'cart', step: 'details', back: { to: '/cart', name: /*i18n*/ 'Back to cart' } }),
};

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
