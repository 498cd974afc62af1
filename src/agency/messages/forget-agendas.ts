import { and, inArray, like, ne } from 'drizzle-orm';
import { messages } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';

const prefix = 'agenda:';

/** Names the agenda of somebody's day. */
export const agendaKey = (staffId: string, day: string) => `${prefix}${staffId}:${day}`;

/** Deletes the agendas that were mailed: each tells of many people, and of a day that is over soon. */
export async function forgetAgendas({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const { recipient, dedupeKey, status } = messages;
  await db
    .delete(messages)
    .where(
      and(
        inArray(recipient, db.select({ email: staff.email }).from(staff)),
        like(dedupeKey, `${prefix}%`),
        ne(status, 'queued'),
      ),
    );
}
