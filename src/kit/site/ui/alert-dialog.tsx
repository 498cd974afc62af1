import { useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';

/** Says one thing that has to be acknowledged, in place of the browser's alert. */
export function AlertDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={words}
      className="popup m-auto w-[min(100%-2.5rem,26rem)] rounded-card bg-paper p-6 text-ink shadow-float"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p id={words} className="text-lead font-medium">
        {text}
      </p>
      <button type="button" autoFocus className="btn btn-main mt-6 w-full" onClick={onClose}>
        {t`OK`}
      </button>
    </dialog>
  );
}
