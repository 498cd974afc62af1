import { eq, or, type SQL } from 'drizzle-orm';
import { bookings } from './table.server.ts';
import { keptToOwn, type Actor } from '#kit/context.ts';
import { ofSeenLead } from '#sales/leads/seen-leads.ts';

/** The WHERE of the consultations that whoever asks may see: with their own leads, and those that they hold. */
export function seenBookings(ctx: { actor: Actor }): SQL | undefined {
  const me = keptToOwn(ctx);
  return me === null ? undefined : or(ofSeenLead(ctx, bookings.leadId), eq(bookings.hostId, me));
}
