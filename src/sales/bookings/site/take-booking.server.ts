import { data, redirect } from 'react-router';
import { z } from 'zod';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { bookConsultation } from '../book-consultation.ts';
import { BookingInput, WaitingInput } from '../booking-input.ts';
import { listSlots } from '../slots/list-slots.ts';
import { SlotTaken } from '../slots/slot-taken.ts';
import { joinWaitingList } from '../waiting/join-list.ts';
import { bookingPath } from '../booking.ts';
import { attributionOf } from '#content/visits/attribution.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, DomainError, Invalid, TooManyRequests, Unavailable } from '#kit/errors.ts';
import type { Language } from '#kit/language/language.ts';
import { blankBooking, type BookingField, type BookingFields } from './booking-fields.ts';

/** What the form shows again after the server has refused it. */
export type RefusedBooking = {
  values: BookingFields;
  errors: Partial<Record<BookingField, string>>;
  notice?: string;
  /** All times of the day are taken: they may wait for one. */
  isFull?: boolean;
  /** The day for which they are on the waiting list now. */
  waitsFor?: string;
};

/**
 * The form posted without JavaScript: books and leads to the booking's own page, or shows the form again; pressed by the button
 * of a full day it asks for a place on its list.
 */
export async function takeBooking(ctx: Ctx, request: Request) {
  const posted = await request.formData();
  const values = valuesIn(posted);
  const { website, ...typed } = values;
  const waits = posted.has('wait');
  try {
    const written = {
      ...typed,
      origin: 'Website',
      honeypot: website,
      pageUrl: request.url,
      attribution: attributionOf(new URL(request.url), request.headers.get('referer') ?? ''),
      raw: values,
    };
    if (waits) {
      await joinWaitingList(ctx, WaitingInput.parse(written));
      return refuse({ values: blankBooking, errors: {}, waitsFor: values.date }, 200);
    }
    const input = BookingInput.parse(written);
    const { token } = await bookConsultation(ctx, input);
    if (token) throw redirect(`${bookingPath(token)}?booked`, 303);
  } catch (error) {
    if (error instanceof SlotTaken) {
      const { slots } = await listSlots(ctx, values);
      const isFull = slots.every(({ free }) => !free);
      return refuse({ values, isFull, ...formErrorsIn(ctx.language, error) }, 409);
    }
    return refusal(error, ctx.language, { values, isFull: waits });
  }
  const notice = translatorIn(ctx.language).translate(/*i18n*/ 'This appointment is booked already.');
  return refuse({ values, errors: {}, notice }, 200);
}

/** @param asked.isFull they asked for a place on the list of a full day, and may do so again */
function refusal(
  error: unknown,
  language: Language,
  asked: Required<Pick<RefusedBooking, 'values' | 'isFull'>>,
) {
  if (!(error instanceof z.ZodError || error instanceof DomainError)) throw error;
  const refused = { ...asked, ...formErrorsIn(language, error) };
  if (error instanceof z.ZodError || error instanceof Invalid) return refuse(refused);
  // A time of the day is free again, or too many wait for it.
  if (error instanceof Conflict) return refuse({ ...refused, isFull: false }, 409);
  if (error instanceof TooManyRequests) return refuse(refused, 429, error.retryAfterSeconds);
  if (error instanceof Unavailable) return refuse(refused, 503, 5);
  throw error;
}

const refuse = (refused: RefusedBooking, status = 422, retryAfterSeconds?: number) =>
  data(refused, {
    status,
    headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
  });

function valuesIn(posted: FormData): BookingFields {
  const values = { ...blankBooking, whatsApp: posted.has('whatsApp') };
  for (const field of Object.keys(values) as BookingField[]) {
    const value = posted.get(field);
    if (field !== 'whatsApp' && typeof value === 'string') values[field] = value;
  }
  return values;
}
