import { and, eq, inArray, sql } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Held until the caller's transaction ends: a job and a hand that tell of the same event come one after the other. */
export const lockTelling = (ctx: Pick<Ctx, 'db'>, key: string) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`telling:${key}`}, 0))`);

/** When a WhatsApp message was first written under one of these keys; null where none was. */
export async function toldAt(ctx: Pick<Ctx, 'db'>, keys: string[]): Promise<Date | null> {
  const [first] = await ctx.db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(inArray(messages.dedupeKey, keys), eq(messages.channel, 'whatsapp')))
    .orderBy(messages.createdAt)
    .limit(1);
  return first?.at ?? null;
}
