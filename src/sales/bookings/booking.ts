import { pathOf } from '#kit/path-of.ts';

/** What everybody may know about a booked consultation, browsers included. */

export const meetingTypes = ['call', 'meet'] as const;
export type MeetingType = (typeof meetingTypes)[number];

/** Where a meeting takes place. */
export const meetingPlaces = ['client', 'office'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];

/**
 * confirmed → held or no-show once its time has come; confirmed → cancelled any time before. `offered`: its time is held
 * for somebody from the waiting list, who confirms it or lets it go; nobody has booked it yet.
 */
export const bookingStatuses = ['confirmed', 'offered', 'cancelled', 'held', 'no-show'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingStatusLabels = {
  confirmed: 'Confirmed',
  offered: 'Offered',
  cancelled: 'Cancelled',
  held: 'Held',
  'no-show': 'No-show',
} satisfies Record<BookingStatus, string>;

/** How a consultation takes place, said to whoever booked it or to the staff. */
export function meetingLabel(
  booking: { meetingType: MeetingType; place: MeetingPlace | null },
  to: 'customer' | 'staff' = 'customer',
): string {
  if (booking.meetingType === 'call') return /*i18n*/ 'Phone call';
  if (booking.place === 'office') return /*i18n*/ 'Meeting at our office';
  return to === 'staff' ? "Meeting at the customer's place" : /*i18n*/ 'Meeting at your place';
}

/** A time that can be booked. */
export type Slot = { date: string; time: string };
/** A day as the form offers it: `closed` says why nobody can come then. `free` counts the open slots. */
export type BookingDay = { date: string; closed: string | null; free: number };
/** All times of one day. */
export type DaySlots = { date: string; closed: string | null; slots: { time: string; free: boolean }[] };

/** A booking's own page, opened by its signed token. */
export const bookingPath = (token: string) => pathOf('/appointment/:token', { token });

/** What the form needs to know before a day is chosen. `times`: every start there is on some day of the week. */
export type BookingFacts = {
  lengthMinutes: number;
  noticeDays: number;
  changeHours: number;
  times: string[];
};

/** A booking as its own page shows it. `fixedBecause`: why it can no longer be changed there, or null. */
export type Appointment = Slot & {
  id: string;
  endTime: string;
  name: string;
  status: BookingStatus;
  /** It has taken place, or should have. */
  isOver: boolean;
  meetingType: MeetingType;
  place: MeetingPlace | null;
  clientAddress: string;
  fixedBecause: string | null;
};

/** Under which key a booking's enquiry is known, to us and to the networks: that of its form. */
export const bookingEvent = (key: string) => `booking:${key}`;
