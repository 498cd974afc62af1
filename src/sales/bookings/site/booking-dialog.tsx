import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  onClose,
}: {
  open: boolean;
  origin: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [booked, setBooked] = useState<BookedForm | null>(null);
  const [closed, setClosed] = useState(true);
  function done(what: BookedForm) {
    setBooked(what);
    setTimeout(onClose, closeAfterMs);
  }
  return (
    <>
      <Popup title={t`Book Free Consultation`} open={open} onClose={onClose} onShown={setClosed}>
        <BookingForm origin={origin} onBooked={done} />
      </Popup>
      {booked && closed && (
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

/**
 * The platform's own dialog: it holds the focus, closes by Escape and gives the focus back. `open` alone decides whether
 * it shows: one that closed by itself would stay closed when the address asks for it again before that was drawn.
 */
function Popup({
  title,
  open,
  onClose,
  onShown,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  onShown?: (closed: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
    onShown?.(!open);
  }, [open, onShown]);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      className="popup m-auto max-h-dvh w-[min(100%,40rem)] max-w-none overscroll-contain bg-paper text-ink max-sm:h-dvh sm:max-h-[calc(100dvh-3rem)] sm:rounded-card"
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
    </dialog>
  );
}
