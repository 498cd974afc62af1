import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdmissionTexts } from '../wire/client.ts';
import type { ShownPlan } from '../wire/catalogue-client.ts';
import type { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import type { AppliedCoupon } from '#money/coupons/site/coupon-field.tsx';
import { PriceLines } from './price-lines.tsx';
import { slotLabel } from './slot-choice.tsx';
import { steps } from './steps.ts';
import { useLabel } from './use-label.ts';

/** Step 4: everything once more, each part with its way back. */
export function ReviewStep({
  texts,
  plan,
  slots,
  coupon,
  onEdit,
}: {
  texts: AdmissionTexts;
  plan: ShownPlan | null;
  slots: WeeklySlot[];
  coupon: AppliedCoupon | null;
  onEdit: (step: number) => void;
}) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { address, street, pincode, state, country } = texts;
  const part = (step: number, children: ReactNode) => (
    <Part title={i18n._(steps[step] ?? '')} onEdit={() => onEdit(step)}>
      {children}
    </Part>
  );
  return (
    <div className="divide-y divide-line border-y border-line">
      {part(
        0,
        <>
          <p className="font-medium">{texts.fullName}</p>
          <p>{texts.phone && `+91 ${texts.phone}`}</p>
          <p>{texts.email}</p>
        </>,
      )}
      {part(1, <p>{[address, street, pincode, i18n._(state), country].filter(Boolean).join(', ')}</p>)}
      {part(
        2,
        <>
          <p className="font-medium">{label(texts.serviceName)}</p>
          {slots.map((slot) => (
            <p key={slot.day}>{t`Onboarding session: ${slotLabel(slot, i18n)}`}</p>
          ))}
          <div className="mt-4">
            {plan ? (
              <PriceLines plan={plan} coupon={coupon} />
            ) : (
              <p className="font-medium text-brick">{t`No plan is chosen yet.`}</p>
            )}
          </div>
        </>,
      )}
    </div>
  );
}

const Part = ({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <section aria-label={title} className="py-5">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-h4 font-semibold">{title}</h3>
        <button type="button" className="text-link min-h-12 font-medium" onClick={onEdit}>
          {t`Edit`}
          <span className="sr-only"> {title}</span>
        </button>
      </div>
      <div className="wrap-anywhere">{children}</div>
    </section>
  );
};
