import { useLingui } from '@lingui/react/macro';
import { cachePage } from '#kit/site/context.server.ts';
import type { CheckoutHandle } from '#kit/site/checkout-steps.ts';
import type { Route } from './+types/cart';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { CartView } from './cart-view.tsx';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The same shell for everybody: whose cart it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export const handle: CheckoutHandle = { checkout: () => ({ flow: 'cart', step: 'cart' }) };

export default function CartPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Your cart`}
        description={t`What you have chosen, for how long, and what it costs.`}
        path="/cart"
        hidden
      />
      <SignedInOnly waiting={t`your cart`}>{(customer) => <CartView key={customer.id} />}</SignedInOnly>
    </>
  );
}
