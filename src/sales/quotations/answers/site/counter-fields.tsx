import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Field } from '#kit/site/ui/form/field.tsx';
import { FieldError } from '#kit/site/ui/form/field-frame.tsx';
import type { PublicQuotation } from '../../read-quotation.ts';
import { CounterLines } from './counter-lines.tsx';
import type { TypedCounter } from './typed-counter.ts';

const ways = {
  sum: /*i18n*/ 'One sum for everything',
  lines: /*i18n*/ 'Line by line',
} satisfies Record<TypedCounter['by'], string>;

/** What to keep, and for how much: one sum, or a quantity and a price for each line. */
export function CounterFields({
  quotation,
  counter,
  faults,
  onChange,
}: {
  quotation: PublicQuotation;
  counter: TypedCounter;
  faults: Record<string, string>;
  onChange: (counter: TypedCounter) => void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t`How would you like to counter?`}</legend>
        <div className="flex flex-wrap gap-x-6">
          {Object.entries(ways).map(([by, name]) => (
            <label key={by} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`${id}by`}
                value={by}
                checked={counter.by === by}
                onChange={() => onChange({ ...counter, by: by as TypedCounter['by'] })}
                className="size-5 accent-ink"
              />
              {i18n._(name)}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <CounterLines {...{ quotation, counter, faults, onChange }} />
        <FieldError id={`${id}lines`} text={faults.counterLines ?? faults.lines} />
      </div>
      {counter.by === 'sum' && (
        <Field
          id={`${id}target`}
          label={t`What would you pay for it?`}
          optional
          inputMode="decimal"
          autoComplete="off"
          placeholder="₹"
          className="control tabular-nums"
          hint={
            quotation.totals.gstPaise > 0
              ? t`In rupees, for everything you keep, GST included.`
              : t`In rupees, for everything you keep.`
          }
          value={counter.sum}
          error={faults.counterTotalPaise}
          onChange={({ target }) => onChange({ ...counter, sum: target.value })}
        />
      )}
    </>
  );
}
