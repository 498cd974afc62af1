import { data, redirect } from 'react-router';
import { z } from 'zod';
import { allSaidAgain, sayAgain } from '#kit/words/say-again.server.ts';
import { bookConsultation } from '../book-consultation.ts';
import { BookingInput } from '../booking-input.ts';
import { bookingPath } from '../booking.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid, TooMany, Unavailable } from '#kit/errors.ts';
import type { Language } from '#kit/language/language.ts';
import { blankBooking, type BookingField, type BookingFields } from './booking-fields.ts';

/** What the form shows again after the server has refused it. */
export type RefusedBooking = {
  values: BookingFields;
  errors: Partial<Record<BookingField, string>>;
  notice?: string;
};

/** The form posted without JavaScript: books and leads to the booking's own page, or shows the form again. */
export async function takeBooking(ctx: Ctx, request: Request) {
  const values = valuesIn(await request.formData());
  const { website, ...typed } = values;
  try {
    const input = BookingInput.parse({
      ...typed,
      origin: 'Website',
      honeypot: website,
      pageUrl: request.url,
      attribution: { referrer: request.headers.get('referer') ?? '' },
      raw: values,
    });
    const { token } = await bookConsultation(ctx, input);
    if (token) throw redirect(`${bookingPath(token)}?booked`, 303);
  } catch (error) {
    return refusal(error, ctx.language, values);
  }
  return refuse({ values, errors: {}, notice: /*i18n*/ 'This appointment is booked already.' }, 200);
}

function refusal(error: unknown, language: Language, values: BookingFields) {
  if (error instanceof z.ZodError) {
    const errors: Partial<Record<BookingField, string>> = {};
    for (const issue of error.issues) errors[issue.path[0] as BookingField] ??= issue.message;
    return refuse({ values, errors: allSaidAgain(errors, language) });
  }
  if (error instanceof Invalid) return refuse({ values, errors: allSaidAgain(error.errors, language) });
  const notice = error instanceof Error ? sayAgain(error.message, language) : '';
  if (error instanceof Conflict) return refuse({ values, errors: {}, notice }, 409);
  if (error instanceof TooMany) return refuse({ values, errors: {}, notice }, 429, error.retryAfterSeconds);
  if (error instanceof Unavailable) return refuse({ values, errors: {}, notice }, 503, 5);
  throw error;
}

const refuse = (refused: RefusedBooking, status = 422, retryAfterSeconds?: number) =>
  data(refused, {
    status,
    headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
  });

function valuesIn(posted: FormData): BookingFields {
  const values = { ...blankBooking };
  for (const field of Object.keys(values) as BookingField[]) {
    const value = posted.get(field);
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}
