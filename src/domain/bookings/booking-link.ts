import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parse, stringify } from 'uuid';
import { settings } from '#db/schema/settings.server.ts';
import type { Ctx } from '#domain/context.ts';

const secretKey = 'booking-link-secret';

const tokenBytes = 40;

/** The secret half of a booking's address: the id and a signature over it. It stays the same when the booking moves. */
export async function bookingToken(ctx: Pick<Ctx, 'db'>, bookingId: string): Promise<string> {
  const id = Buffer.from(parse(bookingId));
  return Buffer.concat([id, sign(await readSecret(ctx), id)]).toString('base64url');
}

/** The booking that a token opens, or null when we never signed it. */
export async function bookingIdIn(ctx: Pick<Ctx, 'db'>, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, 16);
  if (!timingSafeEqual(bytes.subarray(16), sign(await readSecret(ctx), id))) return null;
  return stringify(id);
}

const sign = (secret: string, id: Buffer) =>
  createHmac('sha256', secret).update('booking').update(id).digest().subarray(0, 24);

async function readSecret(ctx: Pick<Ctx, 'db'>): Promise<string> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, secretKey));
  if (typeof row?.value !== 'string') throw new Error('The secret of booking links is missing');
  return row.value;
}
