import type { BookingDay, DaySlots, Slot } from '../booking.ts';
import type { Attribution } from '#content/visits/attribution.ts';
import type { AdMarks } from '#sales/leads/conversions/ad-marks.ts';
import type { Refusal } from '#kit/calls/customer-calls.ts';
import { inPageLanguage } from '#kit/calls/page-language.ts';
import { jsonOf, fetchResponse, unreadableStatus } from '#kit/calls/fetch-response.ts';
import { appointmentNames } from './names.ts';

/** A filled booking form in our own words. */
export type AppointmentRequest = Slot & {
  name: string;
  phone: string;
  email: string;
  meetingType: string;
  place: string;
  clientAddress: string;
  /** Where the form stood; "Website" when nobody says otherwise. */
  origin: string;
  whatsApp: boolean;
  honeypot: string;
  elapsedMs: number;
  pageUrl: string;
  attribution: Attribution;
  adMarks?: AdMarks | undefined;
};

/** The payload of `POST /book-appointment` with the keys that clients know; what a call does not need is left out. */
export function appointmentPayload(request: AppointmentRequest) {
  const { name, phone, email, date, time, meetingType, place, clientAddress } = request;
  return appointmentNames.toWire({
    name,
    phone,
    ...(email && { email }),
    date,
    time,
    meetingType,
    ...(meetingType === 'meet' && { place }),
    ...(meetingType === 'meet' && place === 'client' && { clientAddress }),
    origin: request.origin || 'Website',
    ...(request.whatsApp && { whatsapp: true }),
    website: request.honeypot,
    elapsedMs: request.elapsedMs,
    pageUrl: request.pageUrl,
    attribution: request.attribution,
    ...(request.adMarks && { adMarks: request.adMarks }),
  });
}
export type AppointmentPayload = ReturnType<typeof appointmentPayload>;

/** What the server has booked. `path` opens the booking's own page; null for a repeat. */
export type BookedSlot = Slot & { endTime: string; path: string | null };

export type AppointmentOutcome = ({ ok: true } & BookedSlot) | (Refusal & { nextSlots?: Slot[] });

/**
 * Books. The same key and payload may be sent any number of times: it stays one booking.
 * Rejects, in words for people, where no answer arrives.
 */
export async function postAppointment(payload: AppointmentPayload, key: string): Promise<AppointmentOutcome> {
  const answer = await send('/book-appointment', payload, key);
  const read = await jsonOf(answer);
  const body = (read ?? {}) as {
    date?: string;
    time?: string;
    endTime?: string;
    manageUrl?: string | null;
    nextSlots?: Slot[];
  };
  if (answer.ok && read) {
    const { date = payload.date, time = payload.time, endTime = '', manageUrl = null } = body;
    return { ok: true, date, time, endTime, path: manageUrl };
  }
  return { ...refusalOf(answer, read), nextSlots: body.nextSlots ?? [] };
}

const send = (path: string, payload: AppointmentPayload, key: string) =>
  fetchResponse(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...inPageLanguage(),
      'Idempotency-Key': key,
    },
    body: JSON.stringify(payload),
  });

function refusalOf(answer: Response, read: unknown): Refusal {
  const { message = '', errors = {} } = (read ?? {}) as {
    message?: string;
    errors?: Record<string, string>;
  };
  return {
    ok: false,
    status: read ? answer.status : unreadableStatus(answer),
    message,
    errors: appointmentNames.fromWire(errors),
    retryAfter: null,
  };
}

/** Asks for a place on the list of a full day. The same key and payload may be sent any number of times. */
export async function postWaiting(payload: AppointmentPayload, key: string): Promise<{ ok: true } | Refusal> {
  const answer = await send('/book-appointment/waiting', payload, key);
  const read = await jsonOf(answer);
  if (answer.ok && read) return { ok: true };
  return refusalOf(answer, read);
}

/** Every day on offer. Rejects where the answer does not come. */
export const fetchDays = (signal: AbortSignal) => look<BookingDay[]>('/book-appointment/days', signal);

/** The times of one day. Rejects where the answer does not come. */
export const fetchSlots = (date: string, signal: AbortSignal) =>
  look<DaySlots>(`/book-appointment/slots?date=${date}`, signal);

async function look<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetchResponse(path, {
    signal,
    headers: { Accept: 'application/json', ...inPageLanguage() },
  });
  const content = answer.ok ? await jsonOf(answer) : null;
  if (!content) throw new Error('Please try again!');
  return content as T;
}

/** Where the calendar file of a booking is. */
export const calendarHref = (path: string) => `/book-appointment/calendar/${path.split('/').at(-1)}`;
