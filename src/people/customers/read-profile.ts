import { eq } from 'drizzle-orm';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { signedIn, type Profile } from './customer.ts';
import { selectProfile } from './profile-columns.ts';
import { cachedProfile } from '#people/sessions/session-cache.ts';

/** The account of whoever asks. @throws Unauthenticated */
export async function readProfile(ctx: Ctx): Promise<Profile> {
  const { id } = signedIn(ctx.actor);
  const profile = await cachedProfile(id, () => selectProfile(ctx, eq(customers.id, id)));
  if (!profile) throw new Unauthenticated();
  return profile;
}
