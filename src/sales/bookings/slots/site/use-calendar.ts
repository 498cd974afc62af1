import { useEffect, useState } from 'react';
import { fetchDays, fetchSlots } from '../../wire/client.ts';
import type { BookingDay, DaySlots } from '../../booking.ts';

type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** Reads again whenever one of the keys changes; `again` after a failure. */
function useLoaded<T>(load: ((signal: AbortSignal) => Promise<T>) | null, key: string) {
  const [loaded, setLoaded] = useState<{ key: string; now: Loaded<T> }>({
    key: '',
    now: { state: 'loading' },
  });
  const [tries, setTries] = useState(0);
  const wanted = `${key} ${tries}`;
  useEffect(() => {
    if (!load) return;
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => setLoaded({ key: wanted, now: { state: 'ready', value } }),
      () => leaving.signal.aborted || setLoaded({ key: wanted, now: { state: 'failed' } }),
    );
    return () => leaving.abort();
    // The key stands for what `load` reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  const now: Loaded<T> = loaded.key === wanted ? loaded.now : { state: 'loading' };
  return { now, again: () => setTries((n) => n + 1) };
}

/**
 * Every day on offer, and the times of the chosen one. `staleness` grows when both must be read anew. `isFull`: the chosen
 * day is open, and all of its times are taken.
 */
export function useCalendar(date: string, staleness: number) {
  const days = useLoaded<BookingDay[]>(fetchDays, `days ${staleness}`);
  const slots = useLoaded<DaySlots>(
    date ? (signal) => fetchSlots(date, signal) : null,
    `${date} ${staleness}`,
  );
  const { now } = slots;
  const isFull = now.state === 'ready' && !now.value.closed && now.value.slots.every((slot) => !slot.free);
  return { days, slots, isFull };
}
export type Calendar = ReturnType<typeof useCalendar>;
