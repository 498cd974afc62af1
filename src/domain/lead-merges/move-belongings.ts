import { and, eq, inArray } from 'drizzle-orm';
import { bookings } from '#db/schema/bookings.server.ts';
import { leadTasks } from '#db/schema/lead-tasks.server.ts';
import { consents, leadEvents, leadFingerprints, leadTouches } from '#db/schema/leads.server.ts';
import { messages } from '#db/schema/messages.server.ts';
import { quotations } from '#db/schema/quotations.server.ts';
import type { Ctx } from '#domain/context.ts';
import type { LeadBelonging, LeadMergeRecord } from './lead-merge.ts';

/** A table that hangs on leads belongs into this list. */
const belongings = {
  touches: { table: leadTouches, key: leadTouches.id },
  events: { table: leadEvents, key: leadEvents.id },
  consents: { table: consents, key: consents.id },
  messages: { table: messages, key: messages.id },
  bookings: { table: bookings, key: bookings.id },
  quotations: { table: quotations, key: quotations.id },
  tasks: { table: leadTasks, key: leadTasks.id },
  // A repeat of an enquiry finds the lead that stays.
  fingerprints: { table: leadFingerprints, key: leadFingerprints.key },
} satisfies Record<LeadBelonging, object>;
type AnyBelonging = (typeof belongings)[LeadBelonging];

/**
 * Gives what hangs on one lead to another.
 * @param only the keys of what moves; everything when left out
 * @returns the keys of what moved
 */
export async function moveLeadBelongings(
  { db }: Pick<Ctx, 'db'>,
  { from, to, only }: { from: string; to: string; only?: LeadMergeRecord['moved'] },
): Promise<LeadMergeRecord['moved']> {
  const moved: Partial<LeadMergeRecord['moved']> = {};
  for (const [name, { table, key }] of Object.entries(belongings) as [LeadBelonging, AnyBelonging][]) {
    const rows = await db
      .update(table)
      .set({ leadId: to })
      .where(and(eq(table.leadId, from), only && inArray(key, only[name] ?? [])))
      .returning({ key });
    moved[name] = rows.map((row) => row.key);
  }
  return moved as LeadMergeRecord['moved'];
}
