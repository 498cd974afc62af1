import type { Ctx } from '#kit/context.ts';
import { idInToken, signedToken } from '#agency/settings/signed-link.ts';

/** The secret half of a booking's address. It stays the same when the booking moves. */
export const bookingToken = (ctx: Pick<Ctx, 'db'>, bookingId: string) =>
  signedToken(ctx, 'booking', bookingId);

/** The booking that a token opens, or null when we never signed it. */
export const bookingIdIn = (ctx: Pick<Ctx, 'db'>, token: string) => idInToken(ctx, 'booking', token);
