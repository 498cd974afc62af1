import type { ReactNode, Ref } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** The window through which a row is seen. Where scripts bring buttons, the bar to scroll it by goes. */
export function RowWindow({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  const bar = useHydrated() ? '[scrollbar-width:none]' : '';
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it, too
      tabIndex={0}
      className={`mt-8 snap-x snap-mandatory overflow-x-auto overscroll-x-contain ${bar}`}
    >
      {children}
    </div>
  );
}
