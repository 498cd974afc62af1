import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { OwnProof, proveOneself } from '#agency/staff/prove-oneself.ts';
import { NewStaff } from '#agency/staff/staff-member.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, Unauthenticated, WrongCode } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { Code } from '#people/customers/customer.ts';
import { checkCode, consumeCode } from '#people/sign-in/codes/check-code.ts';
import { requestCode } from '#people/sign-in/codes/request-code.ts';

export const NewAddress = OwnProof.extend({ email: NewStaff.shape.email });
export type NewAddress = z.infer<typeof NewAddress>;

export const AddressCode = z.strictObject({ email: NewStaff.shape.email, code: Code });
export type AddressCode = z.infer<typeof AddressCode>;

/**
 * Sends a code to an address that an owner wants to sign in with from now on. The present one stays until it comes back.
 * @throws Invalid naming `email`, `password` or `code` · TooManyRequests
 */
export async function askForAddress(ctx: Ctx, { email, ...proof }: NewAddress): Promise<void> {
  const { id } = allow(ctx.actor, 'owners:edit');
  await proveOneself(ctx, proof);
  await refuseTaken(ctx, { id, email });
  await requestCode(ctx, { purpose: 'staff-email', email, subject: subjectOf(id, email) });
}

/** Takes the address, and tells the one before. @throws Invalid naming `email` or `code` · TooManyRequests */
export async function takeAddress(ctx: Ctx, { email, code }: AddressCode): Promise<void> {
  const { id } = allow(ctx.actor, 'owners:edit');
  try {
    const checked = await checkCode(ctx, { purpose: 'staff-email', subject: subjectOf(id, email), code });
    await inTransaction(ctx, async (ctx) => {
      await consumeCode(ctx, checked);
      const [before] = await ctx.db.select().from(staff).where(eq(staff.id, id)).for('update');
      if (!before) throw new Unauthenticated();
      await refuseTaken(ctx, { id, email });
      await ctx.db.update(staff).set({ email }).where(eq(staff.id, id));
      await audit(ctx, {
        action: 'changed',
        subjectType: 'staff',
        subjectId: id,
        before: { email: before.email },
        after: { email },
      });
      await tellBefore(ctx, before);
    });
  } catch (error) {
    if (error instanceof WrongCode) throw new Invalid({ code: 'This is not the code, or it is too old' });
    throw error;
  }
}

const subjectOf = (id: string, email: string) => `${id}:${email}`;

async function refuseTaken(ctx: Pick<Ctx, 'db'>, { id, email }: { id: string; email: string }) {
  if ((await ctx.db.$count(staff, and(eq(staff.email, email), ne(staff.id, id)))) > 0)
    throw new Invalid({ email: 'A colleague signs in with this address' });
}

/** Whoever did not do this learns of it where they still read. */
async function tellBefore(ctx: Ctx, { name, email }: typeof staff.$inferSelect): Promise<void> {
  const { brand, email: replyTo } = await readSettings(ctx);
  await queueMessages(ctx, [
    {
      dedupeKey: `staff-address:${v7()}`,
      channel: 'email',
      to: email,
      replyTo,
      subject: `Your address for the office of ${brand} has changed`,
      text:
        `Hello ${name},\n\nfrom now on you sign in to the back office of ${brand} with another address. ` +
        'Password and second step are the same as before.\n\nIf that was not you, ask whoever runs the server at once: ' +
        'they can give you a new password.',
      html: null,
      leadId: null,
    },
  ]);
}
