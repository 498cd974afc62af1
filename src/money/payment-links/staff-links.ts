import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { linkIds } from './link-ids.ts';
import { linkMail } from './link-mail.ts';
import { linkStates } from './payment-link.ts';
import { linkUrl, readLink, toLink, type Link } from './read-link.ts';
import { selectLinks, stateAt } from './select-links.ts';
import { paymentLinks } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';
import { endOpenOn } from '#money/payments/end-open.ts';

export const LinkFilter = TimePage.extend({
  state: z.enum(linkStates).optional(),
  invoiceId: z.uuid().optional(),
  quotationId: z.uuid().optional(),
});
export type LinkFilter = z.infer<typeof LinkFilter>;

/** Links that were sent, the latest first. */
export async function listLinks(ctx: Ctx, input: LinkFilter) {
  allow(ctx.actor, 'payment-links:read');
  const { id, invoiceId, quotationId } = paymentLinks;
  const page = await pageByTime(input, async (before, limit, offset) => {
    const rows = await selectLinks(ctx)
      .where(
        and(
          input.state && eq(stateAt(ctx.now()), input.state),
          input.invoiceId ? eq(invoiceId, input.invoiceId) : undefined,
          input.quotationId ? eq(quotationId, input.quotationId) : undefined,
          before(id),
        ),
      )
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset);
    return rows.map(toLink);
  });
  return { ...page, data: await Promise.all(page.data.map((link) => shown(ctx, link))) };
}

/** One of them. @throws NotFound */
export async function getLink(ctx: Ctx, input: { linkId: string }) {
  allow(ctx.actor, 'payment-links:read');
  return shown(ctx, await readLink(ctx, input));
}

async function shown(ctx: Ctx, link: Link) {
  const { staffId: _, quotationPublicId: __, leadId: ___, paidBeforePaise: ____, ...rest } = link;
  const { planId: _____, customerId: ______, ...row } = rest;
  return { ...row, url: await linkUrl(ctx, link) };
}

/** From now on it opens nothing to pay; what is paid in spite of it counts all the same. @throws NotFound · Conflict */
export async function revokeLink(ctx: Ctx, { linkId }: { linkId: string }): Promise<void> {
  allow(ctx.actor, 'payment-links:edit');
  await inTransaction(ctx, async (ctx) => {
    await readLink(ctx, { linkId });
    await endOpenOn(ctx, { linkId });
    const [revoked] = await ctx.db
      .update(paymentLinks)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(paymentLinks.id, linkId), isNull(paymentLinks.revokedAt)))
      .returning();
    if (!revoked) throw new Conflict(/*staff*/ 'Somebody has revoked it in the meantime.');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'payment-link',
      subjectId: linkId,
      after: { revoked: true },
    });
    await queueWebhooks(ctx, 'payment-link.revoked', linkIds(revoked));
  });
}

/** Mails it once more. @throws NotFound · Invalid without an address · Conflict where it opens nothing any more */
export async function resendLink(ctx: Ctx, { linkId }: { linkId: string }): Promise<void> {
  allow(ctx.actor, 'payment-links:edit');
  await inTransaction(ctx, async (ctx) => {
    const { state, email } = await readLink(ctx, { linkId });
    if (state !== 'open' && state !== 'part-paid')
      throw new Conflict(/*staff*/ 'There is nothing to pay with it any more. Send a new one.');
    if (!email) throw new Invalid({ email: /*staff*/ 'There is no e-mail address' });
    await ctx.jobs.enqueue(ctx.db, linkMail, [{ id: linkId, key: `link:${linkId}:${v7()}` }]);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'payment-link',
      subjectId: linkId,
      after: { mailed: 'again' },
    });
  });
}

/** Its mail is in the outbox. */
export async function noteMailed(ctx: Ctx, { id, email }: Pick<Link, 'id' | 'email'>): Promise<void> {
  await ctx.db
    .update(paymentLinks)
    .set({ mailedAt: ctx.now(), mailedTo: email })
    .where(eq(paymentLinks.id, id));
}
