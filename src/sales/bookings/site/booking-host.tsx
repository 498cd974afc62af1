import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Slot } from '../booking.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { leadTo } from '#kit/site/lead-to.ts';
import { useBackOnce } from '#kit/site/ui/use-back-once.ts';
import { bookingHash, loadDialog } from './booking-link.tsx';

type Dialog = ComponentType<{ open: boolean; origin: string; slot?: Slot | undefined; onClose: () => void }>;

/**
 * Shows the booking popup on any page while the address ends on `#book-consultation`, so Back closes it. Its script comes
 * when it is first wanted; where it cannot come, the page of the same form opens.
 */
export function BookingHost() {
  const location = useLocation();
  const navigate = useNavigate();
  const back = useBackOnce();
  const [dialog, setDialog] = useState<{ Show: Dialog } | null>(null);
  const open = location.hash === bookingHash;
  const state = location.state as { popup?: boolean; origin?: string; slot?: Slot } | null;

  const leadToPage = useEffectEvent(() => {
    if (!leadTo(addressHere('/book-consultation'))) close();
  });
  useEffect(() => {
    if (!open || dialog) return;
    loadDialog().then(
      ({ BookingDialog }) => setDialog({ Show: BookingDialog }),
      () => leadToPage(),
    );
  }, [open, dialog]);

  function close() {
    if (!open) return;
    if (state?.popup) back();
    else
      void navigate(
        { pathname: location.pathname, search: location.search },
        { replace: true, preventScrollReset: true },
      );
  }

  return (
    dialog && (
      <dialog.Show open={open} origin={state?.origin ?? 'Website'} slot={state?.slot} onClose={close} />
    )
  );
}
