import { useLingui } from '@lingui/react/macro';
import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line about the page itself, at the foot of the window. `onClose`: the reader may put it away. */
export function Notice({
  icon: Icon,
  onClose,
  children,
}: {
  icon: LucideIcon;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <span className="flex max-w-xl animate-[settle_200ms_var(--ease-out)] items-center gap-3 rounded-card border border-line bg-white py-2 pr-2 pl-4 text-sm shadow-float">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="py-2 pr-2">{children}</span>
      {onClose && (
        <button
          type="button"
          aria-label={t`Close this note`}
          className="ml-auto grid size-12 shrink-0 place-items-center"
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </span>
  );
}
