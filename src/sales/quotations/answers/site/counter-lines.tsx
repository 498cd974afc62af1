import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatInr } from '#kit/india/money.ts';
import { Field } from '#kit/site/ui/form/field.tsx';
import type { PublicQuotation } from '../../read-quotation.ts';
import { totalOf, type PricedLine } from '../../quotation-totals.ts';
import { matchCounterOffer } from '../match-counter-offer.ts';
import { faultKey, readCounter, type TypedCounter } from './typed-counter.ts';

/**
 * Every line with a box to tick, and what the kept ones come to: at our prices, or in the quantities and at the prices
 * that are typed beside them.
 */
export function CounterLines({
  quotation: { lines, totals, supply },
  counter,
  faults,
  onChange,
}: {
  quotation: PublicQuotation;
  counter: TypedCounter;
  faults: Record<string, string>;
  onChange: (counter: TypedCounter) => void;
}) {
  const { t } = useLingui();
  const { left, by } = counter;
  const { counterLines } = readCounter(lines, counter);
  const wanted = matchCounterOffer(lines, { counterLines, counterTotalPaise: null }, supply);
  const { totalPaise: total } = totalOf(wanted, supply);
  const isTaxed = totals.gstPaise > 0;
  const sumName =
    by === 'sum'
      ? isTaxed
        ? t`At our prices, GST included`
        : t`At our prices`
      : isTaxed
        ? t`Your counter-offer, GST included`
        : t`Your counter-offer`;

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onChange({ ...counter, left: next });
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t`What do you want to keep?`}</legend>
      <ul className="border-t border-line">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line">
            <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={!left.has(line.id)}
                onChange={() => toggle(line.id)}
                className="tick size-6 shrink-0 cursor-pointer appearance-none rounded-[6px] border-[1.5px] border-ink-faint bg-white hover:border-ink checked:border-ink checked:bg-ink"
              />
              <span className={left.has(line.id) ? 'text-ink-soft line-through' : ''}>
                {line.title}
                {line.quantity > 1 && ` × ${line.quantity}`}
              </span>
              <span className="ml-auto shrink-0 tabular-nums">
                {formatInr(line.netPaise + line.gstPaise)}
              </span>
            </label>
            {by === 'lines' && !left.has(line.id) && (
              <LineTerms {...{ line, counter, faults, onChange, isTaxed }} />
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="flex justify-between gap-4 py-2.5 text-sm text-ink-soft">
        <span>{sumName}</span>
        <span className="font-semibold text-ink tabular-nums">{formatInr(total)}</span>
      </p>
    </fieldset>
  );
}

/** How many of a line, and at what price; as offered where nothing is typed. */
function LineTerms({
  line,
  counter,
  faults,
  onChange,
  isTaxed,
}: {
  line: PricedLine;
  counter: TypedCounter;
  faults: Record<string, string>;
  onChange: (counter: TypedCounter) => void;
  isTaxed: boolean;
}) {
  const { t } = useLingui();
  const id = useId();
  const { title } = line;
  const typed = counter.typed[line.id] ?? { quantity: String(line.quantity), price: '' };
  const change = (over: Partial<typeof typed>) =>
    onChange({ ...counter, typed: { ...counter.typed, [line.id]: { ...typed, ...over } } });
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-end gap-x-4 pb-4 pl-9" role="group" aria-label={title}>
      <Field
        id={`${id}quantity`}
        label={t`Quantity`}
        inputMode="numeric"
        autoComplete="off"
        className="control tabular-nums"
        value={typed.quantity}
        error={faults[faultKey(line.id, 'quantity')]}
        onChange={({ target }) => change({ quantity: target.value })}
      />
      <Field
        id={`${id}price`}
        label={isTaxed ? t`Price of one, before GST` : t`Price of one`}
        inputMode="decimal"
        autoComplete="off"
        className="control tabular-nums"
        // What one costs us, less its share of the discount.
        placeholder={formatInr(Math.round(line.netPaise / line.quantity))}
        required={false}
        value={typed.price}
        error={faults[faultKey(line.id, 'price')]}
        onChange={({ target }) => change({ price: target.value })}
      />
    </div>
  );
}
