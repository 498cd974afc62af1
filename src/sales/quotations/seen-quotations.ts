import { quotations } from './table.server.ts';
import type { Actor } from '#kit/context.ts';
import { ofSeenLead } from '#sales/leads/seen-leads.ts';

/** The WHERE of the quotations that whoever asks may see: those of the leads that they may see. */
export const seenQuotations = (ctx: { actor: Actor }) => ofSeenLead(ctx, quotations.leadId);
