import { useLingui } from '@lingui/react/macro';
import { formatInr, type Paise } from '#kit/india/money.ts';
import type { Comparison, Side } from '../compare-counter.ts';

/** What was offered beside what is wanted, line by line, and the difference. On phones a line is a block of its own. */
export function CounterComparison({ comparison, isTaxed }: { comparison: Comparison; isTaxed: boolean }) {
  const { t } = useLingui();
  const { lines, offeredPaise, wantedPaise } = comparison;
  return (
    <section aria-labelledby="counter-offer">
      <h2 id="counter-offer" className="mb-2 text-h3">
        {t`Your counter-offer`}
      </h2>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t`What we offered and what you asked for`}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-left text-sm">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t`Service`}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              {t`We offered`}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-semibold">
              {t`You asked for`}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title, offered, wanted }) => (
            <tr key={id} className="border-b border-line align-top">
              <th
                scope="row"
                className={`py-3 pr-3 text-left font-normal wrap-anywhere ${wanted ? '' : 'text-ink-soft line-through'}`}
              >
                {title}
              </th>
              <Amount side={offered} />
              {wanted ? (
                <Amount side={wanted} />
              ) : (
                <td className="py-3 pl-2 text-right text-ink-soft">{t`Left out`}</td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot className="tabular-nums">
          <tr className="border-t-2 border-ink font-semibold">
            <th scope="row" className="py-3 pr-3 text-left font-semibold">
              {isTaxed ? t`Total, GST included` : t`Total`}
            </th>
            <td className="px-2 py-3 text-right">{formatInr(offeredPaise)}</td>
            <td className="py-3 pl-2 text-right">{formatInr(wantedPaise)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2} className="pr-3 text-left font-normal text-ink-soft">
              {t`Difference`}
            </th>
            <td className="pl-2 text-right">{signed(wantedPaise - offeredPaise)}</td>
          </tr>
        </tfoot>
      </table>
      {isTaxed && <p className="mt-2 text-sm text-ink-soft">{t`The price of one is before GST.`}</p>}
    </section>
  );
}

const signed = (paise: Paise) => (paise > 0 ? `+${formatInr(paise)}` : formatInr(paise));

const Amount = ({ side: { quantity, unitPricePaise, discountPaise, amountPaise } }: { side: Side }) => {
  const { t } = useLingui();
  return (
    <td className="px-2 py-3 text-right tabular-nums last:pr-0">
      {formatInr(amountPaise)}
      <span className="block text-sm text-ink-soft">
        {quantity} × {formatInr(unitPricePaise)}
      </span>
      {discountPaise > 0 && (
        <span className="block text-sm text-ink-soft">{t`less ${formatInr(discountPaise)}`}</span>
      )}
    </td>
  );
};
