import { eq, sql, type Column, type SQL } from 'drizzle-orm';
import { leads } from './table.server.ts';
import { keptToOwn, type Actor } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';

/**
 * The WHERE of the leads that whoever asks may see. Every question about leads that staff ask by a list, a filter or an id
 * has it; what follows of itself from something (a rule, a booking, an enquiry) is not asked by anybody and has not.
 */
export function seenLeads(ctx: { actor: Actor }): SQL | undefined {
  const me = keptToOwn(ctx);
  return me === null ? undefined : eq(leads.assignedTo, me);
}

/** The same of what hangs on a lead. @param leadId its column; what hangs on none is nobody's own */
export function ofSeenLead(ctx: { actor: Actor }, leadId: Column | SQL): SQL | undefined {
  const seen = seenLeads(ctx);
  return seen && sql`${leadId} in (select ${leads.id} from ${leads} where ${seen})`;
}

/** The same of a lead that is at hand, or of something that belongs to none. */
export function isSeen(ctx: { actor: Actor }, lead: { assignedTo: string | null } | null): boolean {
  const me = keptToOwn(ctx);
  return me === null || lead?.assignedTo === me;
}

/** Where a lead is not there. Who may have had it hears that it may be somebody else's by now. */
export const noLead = (ctx: { actor: Actor }) =>
  keptToOwn(ctx) === null
    ? new NotFound('This lead')
    : new NotFound(
        'This lead',
        /*staff*/ '{what} is not among yours: it is assigned to somebody else now, or it is gone.',
      );
