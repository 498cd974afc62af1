import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Dialog } from './dialog.tsx';

/** Says one thing that has to be acknowledged, in place of the browser's alert. */
export function AlertDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useLingui();
  const words = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={words}
      className="m-auto w-[min(100%-2.5rem,26rem)] rounded-card p-6 shadow-float"
      onEscape={onClose}
    >
      <p id={words} className="text-lead font-medium whitespace-pre-wrap">
        {text}
      </p>
      <button type="button" autoFocus className="btn btn-main mt-6 w-full" onClick={onClose}>
        {t`OK`}
      </button>
    </Dialog>
  );
}
