import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * The platform's own dialog, open while it is mounted: it holds the focus, closes by Escape and gives the focus back.
 * Its close control is a cross, on small screens an arrow back. What carries `data-autofocus` has the focus first.
 */
export function Popup({
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
  const heading = useId();
  // Before the dialog leaves the page: one that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="popup m-auto max-h-dvh w-[min(100%,32rem)] max-w-none overscroll-contain bg-paper text-ink max-md:h-dvh max-md:w-full md:max-h-[calc(100dvh-3rem)] md:rounded-card md:shadow-float"
      onCancel={(event) => {
        // The address decides whether a popup is open; it is changed by `onClose`.
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sticky top-0 z-10 flex flex-row-reverse items-center justify-end gap-2 border-b border-line bg-paper px-5 py-2 md:flex-row md:justify-between md:px-7">
        <h2 id={heading} className="text-h3">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t`Close`}
          className="-ml-3 grid size-12 shrink-0 place-items-center md:-mr-3 md:ml-0"
          onClick={onClose}
        >
          <ArrowLeft aria-hidden className="size-6 md:hidden" />
          <X aria-hidden className="hidden size-6 md:block" />
        </button>
      </div>
      <div className="mx-auto max-w-lg px-5 pt-5 pb-8 md:px-7">{children}</div>
    </dialog>
  );
}
