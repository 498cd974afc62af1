import type { Slot } from '../booking.ts';
import { pathOf } from '#kit/path-of.ts';

/** waiting → offered (a time is held) → booked and perhaps cancelled, or passed on to whoever waits next. */
export const waitingStatuses = ['waiting', 'offered', 'passed', 'booked', 'cancelled'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** One's own place on the list, opened by its signed token. */
export const waitingPath = (token: string) => pathOf('/waiting/:token', { token });

/** A place as its own page shows it. `offer`: what is held for them at this moment, until when as a moment in ISO. */
export type WaitingPlace = {
  date: string;
  status: WaitingStatus;
  offer: (Slot & { endTime: string; heldUntil: string }) | null;
};
