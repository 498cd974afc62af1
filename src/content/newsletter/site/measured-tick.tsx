import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Checkbox } from '#kit/site/ui/form/checkbox.tsx';

/** Allows us to count, by name, what somebody opens and follows. Nobody has to, and without it nothing of that is kept. */
export function MeasuredTick({ defaultChecked = false }: { defaultChecked?: boolean }) {
  const { t } = useLingui();
  return (
    <Checkbox
      id={`${useId()}measured`}
      name="measured"
      value="yes"
      required={false}
      defaultChecked={defaultChecked}
      label={t`You may see whether I open your letters and which links I follow. (As you like: without this tick we do not see it.)`}
    />
  );
}
