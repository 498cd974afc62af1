import { z } from '@hono/zod-openapi';
import type { Message } from '#kit/language/message.ts';
import { BookingInput } from '../booking-input.ts';

const words = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given === null || given === undefined ? '' : String(given)))
  .openapi({ type: 'string' });

/**
 * POST /book-appointment as clients have always sent it, with the additions that our own pages send.
 * Unknown keys are kept in the raw copy and otherwise ignored.
 */
export const AppointmentWire = z
  .looseObject({
    name: words,
    phone: words.openapi({ description: 'Ten digits' }),
    email: words.openapi({ description: 'Optional' }),
    date: words.openapi({ description: 'A day in India, like 2026-11-24; at least two days after today' }),
    time: words.openapi({ description: 'A start from 11:00 to 17:00, Indian time' }),
    meetingType: words.openapi({ description: "'call' (when left out) or 'meet'" }),
    address: words.openapi({ description: "Only for 'meet': 'client' or 'office'" }),
    clientAddress: words.openapi({ description: "Only for 'client'" }),
    dob: words.openapi({ description: "Where it comes from; 'Website' when left out" }),
    website: words.openapi({ description: 'Left empty by people' }),
    elapsedMs: z.number().nonnegative().nullish(),
    pageUrl: words,
    attribution: z.record(z.string(), z.unknown()).nullish(),
  })
  .openapi('Appointment');
export type AppointmentWire = z.infer<typeof AppointmentWire>;

/** Into our own words. */
export const fromWire = (wire: AppointmentWire, idempotencyKey: string | null): BookingInput =>
  BookingInput.parse({
    name: wire.name,
    phone: wire.phone,
    email: wire.email,
    date: wire.date,
    // Browsers send 11:00:00 from some time fields.
    time: wire.time.replace(/^(\d\d:\d\d):00$/, '$1'),
    meetingType: wire.meetingType || 'call',
    place: wire.address,
    clientAddress: wire.clientAddress,
    origin: wire.dob || 'Website',
    honeypot: wire.website,
    elapsedMs: wire.elapsedMs ?? null,
    pageUrl: wire.pageUrl,
    attribution: wire.attribution ?? {},
    idempotencyKey,
    raw: wire,
  });

const wireNames: Record<string, string> = { place: 'address', origin: 'dob' };

/** Our fields' complaints under the keys that the caller used. */
export const errorsToWire = (errors: Record<string, Message>): Record<string, Message> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [wireNames[field] ?? field, text]));
