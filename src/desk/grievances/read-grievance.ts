import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { grievances } from './table.server.ts';

export type Grievance = typeof grievances.$inferSelect;

/** What its mails need to know; null when there is none. */
export async function readGrievance(
  { db }: Pick<Ctx, 'db'>,
  { grievanceId }: { grievanceId: string },
): Promise<Grievance | null> {
  const [found] = await db.select().from(grievances).where(eq(grievances.id, grievanceId));
  return found ?? null;
}
