import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { letters } from './table.server.ts';

/** Counts that somebody left the newsletter by a letter. What names none is not counted. */
export async function countLeaver({ db }: Pick<Ctx, 'db'>, input: { letterId: string }): Promise<void> {
  if (!z.uuid().safeParse(input.letterId).success) return;
  await db
    .update(letters)
    .set({ unsubscribed: sql`${letters.unsubscribed} + 1` })
    .where(eq(letters.id, input.letterId));
}
