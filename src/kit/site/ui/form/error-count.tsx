import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';

/** Beside the button: how many fields keep the form back. The words stand at each field. */
export function ErrorCount({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <p role="alert" className="-mt-3 flex justify-center gap-1.5 text-sm font-medium text-brick empty:hidden">
      {count > 0 && (
        <>
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          {count === 1 ? t`Please check one field above` : t`Please check ${count} fields above`}
        </>
      )}
    </p>
  );
}
