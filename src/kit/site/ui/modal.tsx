import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * A small window over the page, open while it is mounted. It closes by its cross, by Escape and by a press on the
 * overlay around it.
 */
export function Modal({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const heading = useId();
  // Before the dialog leaves the page: one that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="popup m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,30rem)] overscroll-contain rounded-card bg-paper text-ink shadow-float"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Both ends of the press: text marked with the mouse may end outside.
      onPointerDown={(event) => (pressedOutside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="p-5 sm:p-7">
        <div className="mb-4 flex items-start justify-between gap-2">
          <h2 id={heading} className="pt-2.5 text-h3">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t`Close`}
            className="-mr-3 grid size-12 shrink-0 place-items-center"
            onClick={onClose}
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
