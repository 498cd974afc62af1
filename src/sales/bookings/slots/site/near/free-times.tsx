import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { BookingLink } from '../../../site/booking-link.tsx';
import { fetchNextSlots, type NextSlot } from '../../../wire/next-client.ts';

/**
 * The next free times, each of which opens the booking form with itself chosen. They are asked for when they come near, so
 * they are free at that moment; the way to all of them stands there before and without.
 */
export function FreeTimes() {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const slots = useNextSlots(place);
  return (
    <div ref={place} data-no-print>
      <h3 className="text-h4">{t`Half an hour, free: when suits you?`}</h3>
      <ul aria-label={t`Next free times`} className="mt-3 grid min-h-28 grid-cols-2 content-start gap-2">
        {slots.map((slot) => (
          <li key={`${slot.date} ${slot.time}`}>
            <BookingLink
              slot={slot}
              className="btn btn-line h-13 w-full flex-col gap-0 bg-white px-2 py-1 text-sm tabular-nums"
            >
              <span>{slot.day}</span>
              <span>{slot.hour}</span>
            </BookingLink>
          </li>
        ))}
      </ul>
      <BookingLink className="btn btn-main mt-2 w-full" />
    </div>
  );
}

/** Asks once, when the place is nearly in view; nothing where no answer comes. */
function useNextSlots(place: React.RefObject<HTMLElement | null>): NextSlot[] {
  const [slots, setSlots] = useState<NextSlot[]>([]);
  useEffect(() => {
    if (!place.current) return;
    const leaving = new AbortController();
    const view = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        view.disconnect();
        fetchNextSlots(leaving.signal).then(setSlots, () => {});
      },
      { rootMargin: '300px' },
    );
    view.observe(place.current);
    return () => {
      view.disconnect();
      leaving.abort();
    };
  }, [place]);
  return slots;
}
