import { ReceiptIndianRupee } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from './panel.tsx';

/** What was paid. Nothing can be paid for on this site yet. */
export function Payments() {
  return (
    <div className="mt-8">
      <Panel title="Payments">
        <div className="grid justify-items-start gap-3 py-4 sm:justify-items-center sm:py-10 sm:text-center">
          <ReceiptIndianRupee aria-hidden className="size-10 text-ink-faint" />
          <p className="font-head text-h4 font-semibold">No payments yet</p>
          <p className="max-w-[44ch] text-ink-soft">
            When you take a plan, every payment and its receipt will be listed here.
          </p>
          <Link to="/service-plan" className="btn btn-main mt-2">
            See the plans
          </Link>
        </div>
      </Panel>
    </div>
  );
}
