import { useLingui } from '@lingui/react/macro';
import { formatInr } from '#kit/india/money.ts';
import { totalOf, type PricedLine } from '../../quotation-totals.ts';

/** Every line with a box to tick, and what the kept ones come to at our prices. */
export function LinesToKeep({
  lines,
  left,
  onChange,
}: {
  lines: PricedLine[];
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}) {
  const { t } = useLingui();
  const kept = lines.filter(({ id }) => !left.has(id));
  const { totalPaise: total, gstPaise: gst } = totalOf(kept);

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t`What do you want to keep?`}</legend>
      <ul className="border-t border-line">
        {lines.map(({ id, title, quantity, netPaise, gstPaise }) => (
          <li key={id} className="border-b border-line">
            <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={!left.has(id)}
                onChange={() => toggle(id)}
                className="tick size-6 shrink-0 cursor-pointer appearance-none rounded-[6px] border-[1.5px] border-ink-faint bg-white hover:border-ink checked:border-ink checked:bg-ink"
              />
              <span className={left.has(id) ? 'text-ink-soft line-through' : ''}>
                {title}
                {quantity > 1 && ` × ${quantity}`}
              </span>
              <span className="ml-auto shrink-0 tabular-nums">{formatInr(netPaise + gstPaise)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="flex justify-between gap-4 py-2.5 text-sm text-ink-soft">
        <span>{gst > 0 ? t`At our prices, GST included` : t`At our prices`}</span>
        <span className="font-semibold text-ink tabular-nums">{formatInr(total)}</span>
      </p>
    </fieldset>
  );
}
