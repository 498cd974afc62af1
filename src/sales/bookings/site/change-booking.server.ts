import { data, redirect } from 'react-router';
import { z } from 'zod';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import { SlotInput } from '../booking-input.ts';
import { bookingPath, type Slot } from '../booking.ts';
import { cancelByVisitor } from '../cancel-booking.ts';
import { moveByVisitor } from '../move-booking.ts';
import { SlotTaken } from '../slots/slot-taken.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, DomainError, Invalid, NotFound, TooManyRequests } from '#kit/errors.ts';
import type { Language } from '#kit/language/language.ts';

/** Why a change was not made, and what had been chosen. */
export type RefusedChange = {
  intent: 'move' | 'cancel';
  /** Nobody judged it: the line failed. */
  isUnanswered?: true;
  errors: Record<string, string>;
  notice?: string;
  nextSlots?: Slot[];
  values: Slot;
};

const Change = z.discriminatedUnion('intent', [
  SlotInput.extend({ intent: z.literal('move') }),
  z.object({ intent: z.literal('cancel'), reason: z.string().trim().max(300).default('') }),
]);

/** The forms of a booking's own page: only a POST changes anything. */
export async function changeBooking(ctx: Ctx, request: Request, token: string) {
  const posted = Object.fromEntries(await request.formData());
  try {
    const change = Change.parse(posted);
    if (change.intent === 'cancel') await cancelByVisitor(ctx, { token, reason: change.reason });
    else await moveByVisitor(ctx, { token, date: change.date, time: change.time });
    return redirect(`${bookingPath(token)}?${change.intent === 'move' ? 'moved' : 'cancelled'}`, 303);
  } catch (error) {
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const intent = posted.intent === 'cancel' ? 'cancel' : 'move';
    return refusal(error, ctx.language, intent, { date: text(posted.date), time: text(posted.time) });
  }
}

function refusal(error: unknown, language: Language, intent: RefusedChange['intent'], values: Slot) {
  if (!(error instanceof z.ZodError || error instanceof DomainError)) throw error;
  const refused = formErrorsIn(language, error);
  const refuse = (status: number, more: { nextSlots?: Slot[] } = {}, headers = {}) =>
    data<RefusedChange>({ ...refused, ...more, intent, values }, { status, headers });
  if (error instanceof z.ZodError || error instanceof Invalid) return refuse(422);
  if (error instanceof SlotTaken) return refuse(409, { nextSlots: error.nextSlots });
  if (error instanceof Conflict) return refuse(409);
  if (error instanceof NotFound) return refuse(404);
  if (error instanceof TooManyRequests)
    return refuse(429, {}, { 'Retry-After': String(error.retryAfterSeconds) });
  throw error;
}
