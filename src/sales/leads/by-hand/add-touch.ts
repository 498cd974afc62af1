import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { leadTouches } from '../enquiries/table.server.ts';
import { leads } from '../table.server.ts';
import { noLead } from '../seen-leads.ts';
import { rescoreLeads } from '../score/rescore.ts';
import { lockLeads } from '../write-changes.ts';
import { followSpoken } from './add-lead.ts';
import type { NewTouch } from './new-lead.ts';

/** Notes that somebody we know reached us once more. The same key again notes nothing twice. @throws NotFound */
export async function addTouch(ctx: Ctx, input: NewTouch & { leadId: string }): Promise<void> {
  const by = allow(ctx.actor, 'leads:edit');
  const { key, leadId, source, message } = input;
  await inTransaction(ctx, async (ctx) => {
    const [lead] = await lockLeads(ctx, [leadId]);
    if (!lead) throw noLead(ctx);
    const [first] = await ctx.db
      .insert(leadTouches)
      .values({
        id: key,
        leadId,
        at: ctx.now(),
        raw: { source, message },
        takenBy: by.name,
        bodyHash: createHash('sha256').update(`${source} ${message}`).digest('base64url'),
        pageUrl: '',
        userAgent: ctx.request.userAgent.slice(0, 300),
        ip: ctx.request.ip,
      })
      .onConflictDoNothing({ target: leadTouches.id })
      .returning({ id: leadTouches.id });
    if (!first) return;
    await ctx.db.update(leads).set({ updatedAt: ctx.now() }).where(eq(leads.id, leadId));
    await rescoreLeads(ctx, [leadId]);
    await audit(ctx, {
      action: 'contacted',
      subjectType: 'lead',
      subjectId: leadId,
      after: { source },
    });
    await followSpoken(ctx, leadId, source);
    await announce(ctx, { kind: 'lead', leadId, change: 'updated' });
  });
}
