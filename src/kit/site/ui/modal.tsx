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
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,30rem)] scroll-pt-20 overscroll-contain rounded-card shadow-float"
      onEscape={onClose}
      // Both ends of the press: text marked with the mouse may end outside.
      onPointerDown={(event) => (pressedOutside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="px-5 pb-5 sm:px-7 sm:pb-7">
        {/* It stays in sight where the window is low, or its text large. */}
        <div className="sticky top-0 z-10 mb-2 flex items-start justify-between gap-2 bg-paper pt-4 pb-2 sm:pt-5">
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
