import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { SignedInOnly } from '#people/sign-in/site/signed-in-only.tsx';
import { ReceiptSkeleton } from './receipt-skeleton.tsx';
import { ResultView } from './result-view.tsx';

/** What became of a payment. The same shell for everybody: whose payment it is, only the browser knows. */
export function ResultPage({ id, arrivedAt }: Pick<ComponentProps<typeof ResultView>, 'id' | 'arrivedAt'>) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Your payment`}
        description={t`What happened to your payment, and its receipt.`}
        hidden
      />
      <SignedInOnly
        waiting={t`your payment`}
        skeleton={
          <div className="mx-auto max-w-[38rem]">
            <ReceiptSkeleton says={t`Opening your payment …`} />
          </div>
        }
      >
        {(customer) => <ResultView key={id} customer={customer} id={id} arrivedAt={arrivedAt} />}
      </SignedInOnly>
    </>
  );
}
