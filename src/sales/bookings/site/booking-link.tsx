import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { Slot } from '../booking.ts';
import { useHref, useLocation, useNavigate } from 'react-router';

export const bookingHash = '#book-consultation';
export const loadDialog = () => import('./booking-dialog.tsx');

/**
 * Opens the popup 'Book Free Consultation' over the page one is on; without scripts it leads to the page of the same
 * form.
 * @param origin what staff read as the place it came from, e.g. "999/Month"; "Website" when left out
 * @param slot the time to begin with
 */
export function BookingLink({
  origin,
  slot,
  children,
  ...link
}: { origin?: string; slot?: Slot } & Omit<ComponentProps<'a'>, 'slot'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const href = useHref('/book-consultation');
  const prepare = () => void loadDialog().catch(() => null);
  return (
    <a
      {...link}
      href={href}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(
          { pathname, search, hash: bookingHash },
          { state: { popup: true, origin, slot }, preventScrollReset: true },
        );
      }}
    >
      {children ?? t`Book Free Consultation`}
    </a>
  );
}
