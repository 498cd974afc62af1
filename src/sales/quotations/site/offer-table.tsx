import { useLingui } from '@lingui/react/macro';
import { gstText } from '#catalogue/gst/treatment.ts';
import { formatInr } from '#kit/india/money.ts';
import { unitName } from '#kit/units.ts';
import { offOf } from '../quotation-totals.ts';
import type { PublicQuotation } from '../read-quotation.ts';

/** Every line with its price and tax, and how they add up. On phones a line is a block of its own. */
export function OfferTable({
  quotation: { lines, totals, taxes, couponCode },
}: {
  quotation: PublicQuotation;
}) {
  const { t, i18n } = useLingui();
  const isTaxed = taxes.length > 0 || lines.some(({ treatment }) => treatment);
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="sr-only">{t`What is offered`}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink text-left text-sm">
          <th className="py-2 pr-4 font-semibold">{t`Service`}</th>
          <th className="px-3 py-2 text-right font-semibold">{t`Quantity`}</th>
          <th className="px-3 py-2 text-right font-semibold">{t`Price`}</th>
          {isTaxed && <th className="px-3 py-2 text-right font-semibold">GST</th>}
          <th className="py-2 pl-3 text-right font-semibold">{t`Amount`}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line) => (
          <tr
            key={line.id}
            className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-3"
          >
            <td className="py-3 pr-4 max-sm:col-span-2 max-sm:p-0">
              <strong className="font-semibold">{line.title}</strong>
              {line.sac && <span className="block text-sm text-ink-soft">SAC {line.sac}</span>}
              {line.description && <span className="block whitespace-pre-wrap">{line.description}</span>}
            </td>
            <Amount className="max-sm:hidden">
              {line.quantity}
              {line.unit && (
                <span className="block text-sm text-ink-soft">
                  {i18n._(unitName(line.unit, line.quantity))}
                </span>
              )}
            </Amount>
            <Amount className="max-sm:text-left max-sm:text-sm max-sm:text-ink-soft">
              <span className="sm:hidden">
                {[line.quantity, line.unit && i18n._(unitName(line.unit, line.quantity))]
                  .filter(Boolean)
                  .join(' ')}{' '}
                ×{' '}
              </span>
              {formatInr(line.unitPricePaise)}
              {offOf(line) > 0 && (
                <span className="block text-sm text-leaf">{t`less ${formatInr(offOf(line))}`}</span>
              )}
              {isTaxed && (
                <span className="block sm:hidden">
                  {line.treatment ? '' : 'GST '}
                  {gstText(line, (name) => i18n._(name))}
                </span>
              )}
            </Amount>
            {isTaxed && <Amount className="max-sm:hidden">{gstText(line, (name) => i18n._(name))}</Amount>}
            <Amount className="pr-0">{formatInr(line.netPaise)}</Amount>
          </tr>
        ))}
      </tbody>
      <tfoot className="max-sm:block">
        {couponCode && (
          <tr className="max-sm:block">
            <td
              colSpan={isTaxed ? 5 : 4}
              className="py-1.5 text-left text-sm text-leaf max-sm:block sm:text-right"
            >
              {t`The coupon ${couponCode} takes off ${formatInr(couponOff(lines))}, line by line.`}
            </td>
          </tr>
        )}
        {isTaxed && <Sum name={t`Before GST`} paise={totals.netPaise} />}
        {taxes.map(({ name, taxPaise }) => (
          <Sum key={name} name={i18n._(name)} paise={taxPaise} />
        ))}
        <tr className="border-t-2 border-ink font-head text-h3 font-semibold max-sm:flex max-sm:justify-between">
          <th scope="row" colSpan={isTaxed ? 4 : 3} className="py-3 text-left font-semibold sm:text-right">
            {t`Total`}
          </th>
          <td className="py-3 pl-3 text-right whitespace-nowrap tabular-nums">
            {formatInr(totals.totalPaise)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const couponOff = (lines: PublicQuotation['lines']) =>
  lines.reduce((sum, { couponPaise = 0 }) => sum + couponPaise, 0);

const Amount = ({ className = '', children }: { className?: string; children: React.ReactNode }) => (
  <td className={`px-3 py-3 text-right tabular-nums max-sm:p-0 ${className}`}>{children}</td>
);

const Sum = ({ name, paise }: { name: string; paise: number }) => (
  <tr className="max-sm:flex max-sm:justify-between">
    <th scope="row" colSpan={4} className="py-1.5 text-left font-normal text-ink-soft sm:text-right">
      {name}
    </th>
    <td className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">{formatInr(paise)}</td>
  </tr>
);
