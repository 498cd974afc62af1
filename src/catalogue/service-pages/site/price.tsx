import { useLingui } from '@lingui/react/macro';
import type { ServicePageContent } from '../service-page.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** The monthly price beside the one it replaces, which is struck. */
export function Price({ offer }: { offer: NonNullable<ServicePageContent['offer']> }) {
  const { t } = useLingui();
  return (
    <p className="mt-7 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <strong className="font-head text-figure leading-none font-bold tabular-nums">
        {rupees.format(offer.paise / 100)}
      </strong>
      <s className="text-h3 tabular-nums">
        <span className="sr-only">{t`instead of`} </span>
        {rupees.format(offer.struckPaise / 100)}
      </s>
      <span className="basis-full">{offer.words}</span>
    </p>
  );
}
