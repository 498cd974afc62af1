import { z } from '@hono/zod-openapi';
import { BookingInput, WaitingInput } from '../booking-input.ts';
import { appointmentNames } from './names.ts';

const plainText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given === null || given === undefined ? '' : String(given)))
  .openapi({ type: 'string' });

/**
 * POST /book-appointment as clients have always sent it, with the additions that our own pages send.
 * Unknown keys are kept in the raw copy and otherwise ignored.
 */
export const AppointmentWire = z
  .looseObject(
    appointmentNames.toWire({
      name: plainText,
      phone: plainText.openapi({ description: 'Ten digits' }),
      email: plainText.openapi({ description: 'Optional' }),
      date: plainText.openapi({
        description: 'A day in India, like 2026-11-24; at least two days after today',
      }),
      time: plainText.openapi({ description: 'A start from 11:00 to 17:00, Indian time' }),
      meetingType: plainText.openapi({ description: "'call' (when left out) or 'meet'" }),
      place: plainText.openapi({ description: "Only for 'meet': 'client' or 'office'" }),
      clientAddress: plainText.openapi({ description: "Only for 'client'" }),
      origin: plainText.openapi({ description: "Where it comes from; 'Website' when left out" }),
      website: plainText.openapi({ description: 'Left empty by people' }),
      whatsapp: z.unknown().optional().openapi({
        type: 'boolean',
        description: 'An addition: true where they ticked that they may be written to on WhatsApp',
      }),
      elapsedMs: z.number().nullish(),
      pageUrl: plainText,
      attribution: z.record(z.string(), z.unknown()).nullish(),
      adMarks: z
        .record(z.string(), z.unknown())
        .nullish()
        .openapi({ description: 'As `POST /inquiry` takes it' }),
    }),
  )
  .openapi('Appointment');
export type AppointmentWire = z.infer<typeof AppointmentWire>;

/** Into our own words. */
export const fromWire = (wire: AppointmentWire, idempotencyKey: string | null): BookingInput =>
  BookingInput.parse(inOurWords(wire, idempotencyKey));

/** The same of somebody who waits. */
export const waitingFromWire = (wire: AppointmentWire, idempotencyKey: string | null): WaitingInput =>
  WaitingInput.parse(inOurWords(wire, idempotencyKey));

function inOurWords(wire: AppointmentWire, idempotencyKey: string | null) {
  const sent = appointmentNames.fromWire(wire);
  return {
    name: sent.name,
    phone: sent.phone,
    email: sent.email,
    date: sent.date,
    // Browsers send 11:00:00 from some time fields.
    time: sent.time.replace(/^(\d\d:\d\d):00$/, '$1'),
    meetingType: sent.meetingType || 'call',
    place: sent.place,
    clientAddress: sent.clientAddress,
    origin: sent.origin || 'Website',
    whatsApp: sent.whatsapp === true,
    honeypot: sent.website,
    elapsedMs: sent.elapsedMs ?? null,
    pageUrl: sent.pageUrl,
    attribution: sent.attribution ?? {},
    adMarks: sent.adMarks ?? null,
    idempotencyKey,
    raw: wire,
  };
}
