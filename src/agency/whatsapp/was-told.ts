import { and, eq, inArray } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { lockName } from '#kit/rows/lock-name.ts';

/** Held until the caller's transaction ends: a job and a hand that tell of the same event come one after the other. */
export const lockTelling = (ctx: Pick<Ctx, 'db'>, key: string) => lockName(ctx, `telling:${key}`);

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
