import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parse, stringify } from 'uuid';
import { settings } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** What a link opens. A token that was signed for one thing opens no other. */
export type LinkUse =
  | 'booking'
  | 'booking-video'
  | 'draft'
  | 'invoice'
  | 'letter-link'
  | 'letter-reader'
  | 'mandate'
  | 'offers'
  | 'payment'
  | 'quotation'
  | 'verify-certificate'
  | 'verify-document'
  | 'waiting'
  | 'work';

const secretKey = 'booking-link-secret';
const tokenBytes = 40;

/** The secret half of an address in a mail: an id and a signature over it. The same for the same id. */
export async function signedToken(ctx: Pick<Ctx, 'db'>, use: LinkUse, uuid: string): Promise<string> {
  const id = Buffer.from(parse(uuid));
  return Buffer.concat([id, sign(await readSecret(ctx), use, id)]).toString('base64url');
}

/** The id that a token was signed for, or null when we never signed it for this use. */
export async function idInToken(ctx: Pick<Ctx, 'db'>, use: LinkUse, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, 16);
  if (!timingSafeEqual(bytes.subarray(16), sign(await readSecret(ctx), use, id))) return null;
  return stringify(id);
}

/**
 * What follows upon a token: always the same for the same one, and worked out by nobody who does not know our secret.
 * @param use what it will open
 */
export async function successorOf(
  ctx: Pick<Ctx, 'db'>,
  use: 'access' | 'refresh',
  token: string,
): Promise<string> {
  const mac = createHmac('sha256', await readSecret(ctx))
    .update(`successor:${use}:`)
    .update(token);
  return mac.digest('base64url');
}

const sign = (secret: string, use: LinkUse, id: Buffer) =>
  createHmac('sha256', secret).update(use).update(id).digest().subarray(0, 24);

async function readSecret(ctx: Pick<Ctx, 'db'>): Promise<string> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, secretKey));
  if (typeof row?.value !== 'string') throw new Error('The secret of links in mails is missing');
  return row.value;
}
