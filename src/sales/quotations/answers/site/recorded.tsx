import { useLingui } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';

/** The form's last moment before it closes. */
export const Recorded = () => {
  const { t } = useLingui();
  return (
    <p role="status" className="flex min-h-32 items-center gap-3 font-semibold">
      <CircleCheckBig aria-hidden className="size-6 shrink-0 text-leaf" />
      {t`Response recorded successfully`}
    </p>
  );
};
