import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownBenefit } from '../benefit.ts';
import { formatInr, percentOff } from '#kit/india/money.ts';
import { benefitCardId } from './benefit-card-id.ts';

/** One benefit: what it does, what a month costs, and the way into the cart. */
export function BenefitCard({
  benefit,
  added,
  busy,
  onAdd,
  plain,
}: {
  benefit: ShownBenefit;
  added: boolean;
  busy: boolean;
  onAdd: () => void;
  /** Stands for the button until scripts run. */
  plain?: ReactNode;
}) {
  const { t } = useLingui();
  const off = percentOff(benefit);
  return (
    <li
      id={benefitCardId(benefit)}
      className={`grid grid-cols-[3rem_1fr] grid-rows-[1fr_auto] gap-x-4 rounded-card border border-line p-5 ${added ? 'bg-sand' : 'bg-white'}`}
    >
      <img
        src={benefit.icon}
        loading="lazy"
        alt=""
        width={48}
        height={48}
        className={`size-12 ${added ? 'opacity-50' : ''}`}
      />
      <div className={added ? 'text-ink-soft' : ''}>
        <h4 className="text-h4">{benefit.title}</h4>
        <p className="mt-1 text-sm text-ink-soft">{benefit.description}</p>
      </div>
      <div className="col-span-2 mt-4 flex items-end justify-between gap-x-3">
        <p className="tabular-nums">
          {off !== null && (
            <span className="flex gap-x-2 text-sm">
              <s className="text-ink-soft">
                <span className="sr-only">{t`instead of`} </span>
                {formatInr(benefit.originalPaise)}
              </s>
              <span className="font-semibold text-leaf">{t`${off}% off`}</span>
            </span>
          )}
          <strong className="text-h4">{formatInr(benefit.pricePaise)}</strong>{' '}
          <span className="text-sm whitespace-nowrap text-ink-soft">{t`a month`}</span>
        </p>
        {plain ?? (
          <button
            type="button"
            disabled={added || busy}
            className="btn btn-line px-4 disabled:cursor-default disabled:border-transparent disabled:bg-transparent disabled:text-ink-soft"
            onClick={onAdd}
          >
            {added ? <Check aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
            {added ? t`Added` : busy ? t`Adding …` : t`Add`}
            <span className="sr-only">{` ${benefit.title}`}</span>
          </button>
        )}
      </div>
    </li>
  );
}
