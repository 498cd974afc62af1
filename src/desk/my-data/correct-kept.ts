import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { waitingList } from '#sales/bookings/waiting/table.server.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';

const line = (max: number) => z.string().trim().max(max);

/** What somebody puts right. Empty: it stays as it is. */
export const Correction = z.strictObject({
  name: line(120),
  phone: z
    .string()
    .max(30)
    .transform(phoneDigits)
    .refine((digits) => digits === '' || digits.length === 10, phoneMessages.incomplete),
  company: line(160),
  address: line(300),
});
export type Correction = z.infer<typeof Correction>;

/**
 * Puts right what enquiries, appointments to come and places on the waiting list say of somebody. The lead's timeline
 * keeps what it was before; what was issued, an invoice or a quotation, is put right by another one, which staff write.
 * @param input.email as a code has proven it
 */
export async function correctKept(
  ctx: Ctx,
  { email, ...typed }: Correction & { email: string },
): Promise<void> {
  const facts = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  if (Object.keys(facts).length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    const theirs = await ctx.db
      .select()
      .from(leads)
      .where(eq(sql`lower(${leads.email})`, email))
      .for('update');
    for (const lead of theirs) {
      const changed = Object.entries(facts).filter(([key, to]) => lead[key as keyof Correction] !== to);
      if (changed.length === 0) continue;
      await ctx.db
        .update(leads)
        .set({ ...facts, ...(facts.phone && { phoneComplete: true }), updatedAt: ctx.now() })
        .where(eq(leads.id, lead.id));
      await ctx.db.insert(leadEvents).values({
        id: v7(),
        leadId: lead.id,
        at: ctx.now(),
        staffId: null,
        staffName: '',
        kind: 'facts',
        data: Object.fromEntries(
          changed.flatMap(([key, to]) => [
            [`from.${key}`, lead[key as keyof Correction]],
            [`to.${key}`, to],
          ]),
        ),
      });
      await announce(ctx, { kind: 'lead', leadId: lead.id, change: 'updated' });
    }
    const { name, phone } = facts;
    const coming = and(eq(sql`lower(${bookings.email})`, email), gt(bookings.startsAt, ctx.now()));
    const updatedAt = ctx.now();
    if (name) await ctx.db.update(bookings).set({ name, updatedAt }).where(coming);
    // A number has one appointment at a time.
    if (phone)
      await ctx.db
        .update(bookings)
        .set({ phone, updatedAt })
        .where(
          and(
            coming,
            sql`(${bookings.status} = 'cancelled' or not exists (select 1 from ${bookings} other
              where other.starts_at = ${bookings.startsAt} and other.status <> 'cancelled' and other.id <> ${bookings.id}
                and (other.phone = ${phone} or (lower(other.email) = ${email} and other.id < ${bookings.id}))))`,
          ),
        );
    const waits = and(
      eq(sql`lower(${waitingList.email})`, email),
      inArray(waitingList.status, ['waiting', 'offered']),
    );
    if (name) await ctx.db.update(waitingList).set({ name }).where(waits);
    // A number waits once a day.
    if (phone)
      await ctx.db
        .update(waitingList)
        .set({ phone })
        .where(
          and(
            waits,
            sql`not exists (select 1 from ${waitingList} other where other.day = ${waitingList.day}
              and other.id <> ${waitingList.id} and (other.phone = ${phone} or lower(other.email) = ${email}))`,
          ),
        );
  });
}
