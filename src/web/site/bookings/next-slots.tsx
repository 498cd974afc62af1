import type { Slot } from '#domain/bookings/booking.ts';
import { spokenClock, spokenDay } from '#domain/bookings/india-date.ts';

/** The nearest free times, to take with one press. */
export function NextSlots({ slots, onChoose }: { slots: Slot[]; onChoose: (slot: Slot) => void }) {
  return (
    <ul aria-label="Next free times" className="mt-3 grid gap-2 sm:grid-cols-3">
      {slots.map((slot) => (
        <li key={`${slot.date} ${slot.time}`}>
          <button
            type="button"
            className="btn btn-line w-full bg-white px-2 text-sm"
            onClick={() => onChoose(slot)}
          >
            {`${spokenDay(slot.date)}, ${spokenClock(slot.time)}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
