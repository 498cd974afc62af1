import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { staffInvites } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { hashToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { staffSignInNetworkLimit, letIn } from '#agency/staff/sign-in.ts';
import { isOpen } from './invite-staff.ts';
import type { InviteAnswer, InviteToken } from './invite.ts';

const stillGood = (token: string) =>
  and(eq(staffInvites.tokenHash, hashToken(token)), gt(staffInvites.expiresAt, sql`now()`), isOpen);

/** The invitation that a link opens, if it still does. */
export async function findInvite(ctx: Pick<Ctx, 'db'>, { token }: InviteToken) {
  const [invite] = await ctx.db.select().from(staffInvites).where(stillGood(token));
  return invite;
}

/** What the holder of a link was asked to. @throws NotFound for a link that is used, withdrawn, late or invented */
export async function readInvite(ctx: Ctx, input: InviteToken) {
  await ctx.limit(staffSignInNetworkLimit, ctx.request.ip);
  const invite = await findInvite(ctx, input);
  if (!invite) throw new NotFound('This invitation');
  const { email, role, invitedByName } = invite;
  return { email, role, invitedByName };
}

/**
 * Makes the holder of a link a colleague and lets them in, as after a sign-in. Of several at once one wins.
 * @throws NotFound as readInvite; Conflict where the address has joined by another way
 */
export async function acceptInvite(ctx: Ctx, input: InviteAnswer & { previousToken?: string | undefined }) {
  await ctx.limit(staffSignInNetworkLimit, ctx.request.ip);
  const { name, previousToken } = input;
  const passwordHash = await ctx.passwords.hash(input.password);
  const member = await inTransaction(ctx, async (ctx) => {
    const [invite] = await ctx.db
      .update(staffInvites)
      .set({ acceptedAt: sql`now()` })
      .where(stillGood(input.token))
      .returning();
    if (!invite) throw new NotFound('This invitation');
    const { id: inviteId, email, role, ownLeadsOnly } = invite;
    const [joined] = await ctx.db
      .insert(staff)
      .values({ id: v7(), email, role, ownLeadsOnly, name, passwordHash })
      .onConflictDoNothing({ target: staff.email })
      .returning();
    if (!joined) throw new Conflict('This address can sign in already.');
    const actor = { kind: 'staff', id: joined.id, name, email, role, ownLeadsOnly } as const;
    await audit(
      { ...ctx, actor },
      {
        action: 'created',
        subjectType: 'staff',
        subjectId: joined.id,
        after: { name, email, role, ownLeadsOnly, inviteId },
      },
    );
    return joined;
  });
  return letIn(ctx, { member, previousToken });
}
