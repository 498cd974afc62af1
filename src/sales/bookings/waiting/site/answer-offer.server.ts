import { data, redirect } from 'react-router';
import { z } from 'zod';
import { leaveByVisitor } from '../leave-list.ts';
import { takeOffer } from '../take-offer.ts';
import { bookingToken } from '../../booking-link.ts';
import { bookingPath } from '../../booking.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound, TooManyRequests } from '#kit/errors.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';

const Answer = z.object({ intent: z.enum(['take', 'leave']) });

/** What the buttons of a place do: only a POST changes anything. */
export async function answerOffer(ctx: Ctx, request: Request, token: string) {
  const answer = Answer.safeParse(Object.fromEntries(await request.formData()));
  if (!answer.success) return data({ notice: undefined }, { status: 422 });
  try {
    if (answer.data.intent === 'leave') {
      await leaveByVisitor(ctx, { token });
      return { left: true };
    }
    const bookingId = await takeOffer(ctx, { token });
    throw redirect(`${bookingPath(await bookingToken(ctx, bookingId))}?booked`, 303);
  } catch (error) {
    const isGone = error instanceof NotFound;
    // Given up already, in another tab or by a press whose answer was lost.
    if (isGone && answer.data.intent === 'leave') return { left: true };
    if (!isGone && !(error instanceof Conflict || error instanceof TooManyRequests)) throw error;
    const { notice } = formErrorsIn(ctx.language, error);
    return data({ notice }, { status: isGone ? 404 : error instanceof Conflict ? 409 : 429 });
  }
}
