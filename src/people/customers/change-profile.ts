import { eq } from 'drizzle-orm';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import { ownAccount, type Profile, type ProfileChange } from './customer.ts';
import { selectProfile } from './profile-columns.ts';
import { recordEvent } from './record-event.ts';
import { forgetCustomer } from '#people/sessions/session-cache.ts';

/** Changes name, phone, GST number or company of one's own account. @throws NotFound for another's · Invalid */
export async function changeProfile(ctx: Ctx, input: ProfileChange & { account: string }): Promise<Profile> {
  const { id } = ownAccount(ctx.actor, input.account);
  const { fullName, phone, gst, company } = input;
  await refuseOwnGstin(ctx, gst ?? '');
  const wanted = Object.entries({ fullName, phone, gst, company });
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const mine = eq(customers.id, id);
    const [before] = await tx.select().from(customers).where(mine).for('update');
    if (!before) throw new Unauthenticated();
    const changed = wanted.filter(
      ([key, value]) => value !== undefined && value !== before[key as keyof ProfileChange],
    );
    if (changed.length > 0) {
      await tx.update(customers).set(Object.fromEntries(changed)).where(mine);
      await forgetCustomer(within, id);
      const fields = changed.map(([key]) => key).join(', ');
      await recordEvent(within, { customerId: id, kind: 'profile-changed', data: { fields } });
    }
    const profile = await selectProfile(within, mine);
    if (!profile) throw new Unauthenticated();
    return profile;
  });
}
