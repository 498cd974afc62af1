import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Modal } from './modal.tsx';

/** Asks before something that cannot be taken back at once. `onConfirm` answers with what went wrong, or null. */
export function ConfirmModal({
  title,
  confirm,
  busyText,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  confirm: string;
  busyText: string;
  onConfirm: () => Promise<string | null>;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  async function go() {
    setBusy(true);
    setTrouble('');
    const wrong = await onConfirm();
    setTrouble(wrong ?? '');
    setBusy(false);
  }

  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <p role="alert" className="font-medium text-brick not-empty:mt-4">
        {i18n._(trouble)}
      </p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <button type="button" className="btn btn-line" onClick={onClose}>
          {t`Cancel`}
        </button>
        <button
          type="button"
          className="btn btn-main disabled:cursor-wait disabled:bg-sand-deep"
          disabled={busy}
          onClick={() => void go()}
        >
          {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
          {busy ? busyText : confirm}
        </button>
      </div>
    </Modal>
  );
}
