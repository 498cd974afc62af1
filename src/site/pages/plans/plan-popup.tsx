import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ShownPlan } from '#catalogue/plans/plan.ts';
import { Popup } from '#kit/site/ui/popup.tsx';
import { PlanForm } from './plan-form.tsx';

const closeAfterMs = 500;

/** The popup of a chosen plan. After a success it closes by itself; the toast stays. */
export function PlanPopup({
  plan,
  pricesIncludeGst,
  onClose,
}: {
  plan: ShownPlan;
  pricesIncludeGst: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  return (
    <Popup title={t`Get Started`} onClose={onClose}>
      <PlanForm
        plan={plan}
        pricesIncludeGst={pricesIncludeGst}
        onSent={() => {
          closing.current = setTimeout(onClose, closeAfterMs);
        }}
      />
    </Popup>
  );
}
