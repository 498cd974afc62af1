import { useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

/** Stands over the cart for a moment on the way to the checkout. */
export function SecureSplash() {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="secure-payment"
      className="popup m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
      onCancel={(event) => event.preventDefault()}
    >
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
    </dialog>
  );
}
