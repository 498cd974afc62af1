import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Draft } from './message.ts';
import { queueMessages } from './queue-messages.ts';
import { quietUntil } from '#agency/staff/quiet-hours.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';

type Notice = Pick<Draft, 'subject' | 'text' | 'html' | 'replyTo' | 'attachments' | 'secret'> & {
  /** Its reason; each reader's own message has their address behind it. */
  key: string;
  leadId?: string | null;
  /** Goes in quiet hours, too: somebody waits too long for us, money needs a look, or the system cannot do its work. */
  urgent?: true;
  /** When what it tells of happens: where quiet hours last longer, it goes at once. */
  before?: Date;
};

/**
 * Tells people of the agency by mail. Who has quiet hours now gets it at their end; an address that is nobody's own has
 * none.
 */
export async function tellStaff(
  ctx: Ctx,
  readers: string[],
  { key, leadId = null, urgent, before, ...written }: Notice,
): Promise<void> {
  const addresses = [...new Set(readers.map((to) => to.toLowerCase()))];
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
