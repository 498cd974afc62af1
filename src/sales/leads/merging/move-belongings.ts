import { bookings } from '#sales/bookings/table.server.ts';
import { waitingList } from '#sales/bookings/waiting/table.server.ts';
import { leadTasks } from '../tasks/table.server.ts';
import { consents, leadFingerprints, leadTouches } from '../enquiries/table.server.ts';
import { leadEvents } from '../table.server.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { sql } from 'drizzle-orm';
import { conversions, leadAdMarks } from '../conversions/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { moveRows, type Belonging } from '#kit/rows/move-rows.ts';
import type { LeadBelonging, LeadMergeRecord } from './lead-merge.ts';

const of = (table: Belonging['table'] & { leadId: Belonging['owner'] }, key: Belonging['key']) => ({
  table,
  key,
  owner: table.leadId,
});

/** A table that hangs on leads belongs into this list. */
const belongings: Record<LeadBelonging, Belonging> = {
  touches: of(leadTouches, leadTouches.id),
  events: of(leadEvents, leadEvents.id),
  consents: of(consents, consents.id),
  messages: of(messages, messages.id),
  incomingMails: of(incomingMails, incomingMails.id),
  bookings: of(bookings, bookings.id),
  waiting: of(waitingList, waitingList.id),
  quotations: of(quotations, quotations.id),
  tasks: of(leadTasks, leadTasks.id),
  // A repeat of an enquiry finds the lead that stays.
  fingerprints: of(leadFingerprints, leadFingerprints.key),
  adMarks: of(leadAdMarks, leadAdMarks.leadId),
  conversions: of(conversions, conversions.id),
};

/**
 * Gives what hangs on one lead to another.
 * @param only the keys of what moves; everything when left out
 * @returns the keys of what moved
 */
export const moveLeadBelongings = (
  ctx: Pick<Ctx, 'db'>,
  move: { from: string; to: string; only?: LeadMergeRecord['moved'] },
): Promise<LeadMergeRecord['moved']> =>
  moveRows(ctx, belongings, {
    ...move,
    movable: {
      adMarks: sql`not exists (select 1 from ${leadAdMarks} own where own.lead_id = ${move.to})`,
      conversions: sql`not exists (select 1 from ${conversions} own where own.lead_id = ${move.to}
        and own.event = ${conversions.event} and own.destination = ${conversions.destination})`,
    },
  });
