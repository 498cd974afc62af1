import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { leads } from '#sales/leads/table.server.ts';
import { erasureNotices } from './table.server.ts';

/** Whom to tell that their enquiry goes, and when; null where it stays after all. */
export async function readErasure({ db }: Pick<Ctx, 'db'>, { leadId }: { leadId: string }) {
  const [told] = await db
    .select({
      email: leads.email,
      name: leads.name,
      language: leads.language,
      eraseAt: erasureNotices.eraseAt,
    })
    .from(erasureNotices)
    .innerJoin(leads, eq(leads.id, erasureNotices.leadId))
    .where(eq(erasureNotices.leadId, leadId));
  return told ?? null;
}
