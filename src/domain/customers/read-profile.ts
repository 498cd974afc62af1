import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers.server.ts';
import type { Ctx } from '#domain/context.ts';
import { Unauthenticated } from '#domain/errors.ts';
import { signedIn, type Profile } from './customer.ts';
import { selectProfile } from './profile-columns.ts';

/** The account of whoever asks. @throws Unauthenticated */
export async function readProfile(ctx: Ctx): Promise<Profile> {
  const profile = await selectProfile(ctx, eq(customers.id, signedIn(ctx.actor).id));
  if (!profile) throw new Unauthenticated();
  return profile;
}
