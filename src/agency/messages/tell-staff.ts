import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Draft } from './message.ts';
import { queueMessages } from './queue-messages.ts';
import { quietUntil } from '#agency/staff/quiet-hours.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';

type Notice = Pick<Draft, 'subject' | 'text' | 'html' | 'replyTo' | 'attachments' | 'secret'> & {
  /** Its reason; each reader's own message has their address behind it. */
  key: string;
  leadId?: string | null;
  /** Whose lead, or consultation, it is about: who sees their own leads only is told of nothing else. */
  of?: string | null | undefined;
  /** Goes in quiet hours, too: somebody waits too long for us, money needs a look, or the system cannot do its work. */
  urgent?: true;
  /** When what it tells of happens: where quiet hours last longer, it goes at once. */
  before?: Date;
};

/**
 * Tells people of the agency by mail. Where all who should hear of it see their own leads only, its owners do: nothing
 * that came to us may be heard of by nobody. Who has quiet hours now gets it at their end; an address that is nobody's own has
 * none.
 */
export async function tellStaff(
  ctx: Ctx,
  readers: string[],
  { key, leadId = null, of = null, urgent, before, ...written }: Notice,
): Promise<void> {
  const addresses = await hearersOf(ctx, [...new Set(readers.map((to) => to.toLowerCase()))], of);
  const ends = urgent ? new Map<string, Date>() : await quietEnds(ctx, addresses);
  await queueMessages(
    ctx,
    addresses.map((to) => {
      const notBefore = ends.get(to);
      return {
        ...written,
        channel: 'email',
        dedupeKey: `${key}:${to}`,
        to,
        leadId,
        ...(notBefore && (!before || notBefore < before) && { notBefore }),
      };
    }),
  );
}

/** Those of these addresses who may hear of it, else the owners'. @param of whose it is */
async function hearersOf({ db }: Ctx, addresses: string[], of: string | null): Promise<string[]> {
  const passedBy = await db
    .select({ email: staff.email })
    .from(staff)
    .where(
      and(inArray(staff.email, addresses), eq(staff.ownLeadsOnly, true), of ? ne(staff.id, of) : undefined),
    );
  const others = addresses.filter((address) => !passedBy.some(({ email }) => email === address));
  if (others.length > 0 || passedBy.length === 0) return others;
  const owners = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.active, true)));
  return owners.map(({ email }) => email);
}

/** Until when those have quiet hours who have them now. */
async function quietEnds(ctx: Ctx, addresses: string[]): Promise<Map<string, Date>> {
  const now = ctx.now();
  const people = await ctx.db
    .select({ email: staff.email, hours: staff.quietHours })
    .from(staff)
    .where(and(eq(staff.active, true), isNotNull(staff.quietHours), inArray(staff.email, addresses)));
  const ends = people.flatMap(({ email, hours }) =>
    hours ? [[email, quietUntil(hours, now)] as const] : [],
  );
  return new Map(ends.filter(([, end]) => end > now));
}
