import { eq } from 'drizzle-orm';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import { ownAccount, type Profile, type ProfileChange } from './customer.ts';
import { selectProfile } from './profile-columns.ts';
import { endWhatsApp } from './consents/consents.ts';
import { recordEvent } from './events/record-event.ts';
import { invalidateCustomer } from '#people/sessions/session-cache.ts';

/** Changes name, phone, GST number or company of one's own account. @throws NotFound for another's · Invalid */
export async function changeProfile(ctx: Ctx, input: ProfileChange & { account: string }): Promise<Profile> {
  const { id } = ownAccount(ctx.actor, input.account);
  const { fullName, phone, gst, company } = input;
  await refuseOwnGstin(ctx, gst ?? '');
  const wanted = Object.entries({ fullName, phone, gst, company });
  return inTransaction(ctx, async (ctx) => {
    const mine = eq(customers.id, id);
    const [before] = await ctx.db.select().from(customers).where(mine).for('update');
    if (!before || before.closedAt) throw new Unauthenticated();
    const changed = wanted.filter(
      ([key, value]) => value !== undefined && value !== before[key as keyof ProfileChange],
    );
    if (changed.length > 0) {
      await ctx.db.update(customers).set(Object.fromEntries(changed)).where(mine);
      await invalidateCustomer(ctx, id);
      if (changed.some(([key]) => key === 'phone'))
        await endWhatsApp(ctx, { customerId: id, phone: before.phone });
      const fields = changed.map(([key]) => key).join(', ');
      // The number before is found again when the account is erased.
      const isOther = changed.some(([key]) => key === 'phone') && before.phone !== '';
      const data = { fields, ...(isOther && { phone: before.phone }) };
      await recordEvent(ctx, { customerId: id, kind: 'profile-changed', data });
    }
    const profile = await selectProfile(ctx, mine);
    if (!profile) throw new Unauthenticated();
    return profile;
  });
}
