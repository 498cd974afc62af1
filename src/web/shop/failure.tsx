import { useLingui } from '@lingui/react/macro';
import { keepPage } from '#web/context.server.ts';
import type { Route } from './+types/failure';
import { PageHead } from '../site/page-head.tsx';
import { ResultView } from './receipt/result-view.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

/** The same shell for everybody: whose payment it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  keepPage(context);
  return null;
}

export default function FailurePage({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Your payment`}
        description={t`What became of your payment, and its receipt.`}
        hidden
      />
      <SignedInOnly waiting={t`your payment`}>
        {(customer) => <ResultView key={id} customer={customer} id={id} arrivedAt="failure" />}
      </SignedInOnly>
    </>
  );
}
