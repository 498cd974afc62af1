import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

/** Over the page, on small screens all of it. Its close control is a cross, there an arrow back. */
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
  const heading = useId();
  return (
    <Dialog
      aria-labelledby={heading}
      className="m-auto max-h-dvh w-[min(100%,32rem)] max-w-none scroll-pt-20 overscroll-contain max-md:h-dvh max-md:w-full md:max-h-[calc(100dvh-3rem)] md:rounded-card md:shadow-float"
      onEscape={onClose}
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
    </Dialog>
  );
}
