import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { grievances } from './table.server.ts';

/** Erases what somebody asked about their data; what waits for its answer gets it first. @returns how many */
export async function forgetGrievances({ db }: Pick<Ctx, 'db'>, emails: string[]): Promise<number> {
  const gone = await db
    .delete(grievances)
    .where(and(inArray(grievances.email, emails), eq(grievances.status, 'answered')))
    .returning({ id: grievances.id });
  return gone.length;
}
