import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Slot } from '../booking.ts';
import { Dialog } from '#kit/site/ui/dialog.tsx';
import { BookingForm } from './booking-form.tsx';
import { Booked } from './booked.tsx';
import type { BookedForm } from './use-booking-form.ts';

const closeAfterMs = 500;

/**
 * The popup 'Book Free Consultation'. What was typed stays when it is closed before it was sent. After a booking it
 * closes, and a second one shows what was booked (the form resets and the popup closes).
 */
export function BookingDialog({
  open,
  origin,
  slot,
  onClose,
}: {
  open: boolean;
  origin: string;
  /** The time to begin with. */
  slot?: Slot | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [booked, setBooked] = useState<BookedForm | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!booked || !open) return;
    const timer = setTimeout(() => close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [booked, open]);
  return (
    <>
      <Popup title={t`Book Free Consultation`} open={open} onClose={onClose}>
        <BookingForm origin={origin} slot={slot} onBooked={setBooked} />
      </Popup>
      {booked && !open && (
        <Popup title={t`Your consultation`} open onClose={() => setBooked(null)}>
          <Booked booked={booked} heading="h3">
            <button type="button" className="btn btn-main" onClick={() => setBooked(null)}>
              {t`Done`}
            </button>
          </Booked>
        </Popup>
      )}
    </>
  );
}

/** Stays while it is closed, with what was typed. */
function Popup({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      aria-label={title}
      onEscape={onClose}
      // Where the browser closed it by itself.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className="m-auto max-h-dvh w-[min(100%,40rem)] max-w-none scroll-pt-20 overscroll-contain max-sm:h-dvh sm:max-h-[calc(100dvh-3rem)] sm:rounded-card"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper px-5 py-2 sm:px-8">
        <h2 className="text-h3">{title}</h2>
        <button
          type="button"
          aria-label={t`Close`}
          className="-mr-3 grid size-12 place-items-center"
          onClick={onClose}
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <div className="p-5 sm:p-8">{children}</div>
    </Dialog>
  );
}
