import { useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { Dialog } from '#kit/site/ui/dialog.tsx';

/** Stands over the cart for a moment on the way to the checkout. */
export function SecureSplash() {
  const { t } = useLingui();
  return (
    <Dialog aria-labelledby="secure-payment" className="m-0 h-dvh max-h-none w-full max-w-none">
      <div
        role="status"
        className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center"
      >
        <span className="grid size-20 animate-pulse place-items-center rounded-full bg-marigold">
          <LockKeyhole aria-hidden className="size-9" />
        </span>
        <p id="secure-payment" className="font-head text-h2 font-bold">
          {t`Secure payment`}
        </p>
        <p className="text-ink-soft">{t`Taking you to the checkout …`}</p>
      </div>
    </Dialog>
  );
}
