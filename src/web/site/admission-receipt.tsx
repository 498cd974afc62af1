import { keepPage } from '#web/context.server.ts';
import { SignedInOnly } from '../shop/signed-in-only.tsx';
import type { Route } from './+types/admission-receipt';
import { Receipt } from './admission/receipt.tsx';
import { PageHead } from './page-head.tsx';

/** The same shell for everybody: whose receipt it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  keepPage(context);
  return null;
}

export default function AdmissionReceiptPage() {
  return (
    <>
      <PageHead title="Payment Successful" description="The receipt of your plan." path="/success" hidden />
      <SignedInOnly waiting="your receipt">
        {(customer) => (
          <div className="wrap min-h-[60vh] py-10 md:py-16">
            <Receipt key={customer.id} customer={customer} />
          </div>
        )}
      </SignedInOnly>
    </>
  );
}
