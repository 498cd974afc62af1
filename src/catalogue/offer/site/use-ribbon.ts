import { useLingui } from '@lingui/react/macro';
import { percentOff, type Plan } from '#catalogue/plans/plan.ts';

/** The words on a plan's ribbon. */
export function useRibbon() {
  const { t } = useLingui();
  return (plan: Plan) => {
    const percent = percentOff(plan);
    return percent === null ? t`For Trial` : t`${percent}% off`;
  };
}
