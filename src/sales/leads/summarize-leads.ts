import { and, inArray } from 'drizzle-orm';
import { seenLeads } from './seen-leads.ts';
import { leads } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';

/** What a toast says about these leads. */
export async function summarizeLeads(ctx: Ctx, input: { leadIds: string[] }) {
  allow(ctx.actor, 'leads:read');
  return ctx.db
    .select({
      id: leads.id,
      name: leads.name,
      service: leads.service,
      source: leads.source,
      status: leads.status,
      assignedTo: leads.assignedTo,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(and(inArray(leads.id, input.leadIds), seenLeads(ctx)));
}
