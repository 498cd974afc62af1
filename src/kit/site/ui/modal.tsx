import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

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
  const pressedOutside = useRef(false);
  const heading = useId();
  return (
    <Dialog
      aria-labelledby={heading}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,30rem)] overscroll-contain rounded-card shadow-float"
      onEscape={onClose}
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
    </Dialog>
  );
}
