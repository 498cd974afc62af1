import { useLingui } from '@lingui/react/macro';
import { ctxContext, opensCheckout } from '#kit/site/context.server.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { readPurpose } from '../read-purpose.ts';
import { payingFor } from './paying-for.ts';
import type { Route } from './+types/pay';
import { PayNow } from './pay-now.tsx';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The same shell for everybody; whose payment it is, the browser's session shows. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  opensCheckout(context);
  return { purpose: await readPurpose(context.get(ctxContext), id) };
}

export const handle = payingFor('pay');

export default function PayPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap grid min-h-[60vh] place-items-center py-10 text-center md:py-16">
      <PageHead title={t`Payment`} description={t`Pay securely with our payment service.`} hidden />
      <SignedInOnly waiting={t`the payment`} stays>
        {() => (
          <div className="max-w-[26.9em]">
            <PayNow key={params.id} id={params.id} />
          </div>
        )}
      </SignedInOnly>
    </div>
  );
}
