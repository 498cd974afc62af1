import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { refundRequests } from './table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { lastNoteDay } from '#money/invoices/invoice.ts';
import type { OfficeTime } from '#sales/office-hours/office-time.ts';
import { readOfficeTime } from '#sales/office-hours/read-office-time.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { factsOf, readRefundRequest, selectRequests, type RefundRequest } from './read-refund-request.ts';
import { refundClock } from './refund-clock.ts';
import { refundRequestStatuses, waitingStatuses } from './refund-request.ts';

/** `waiting`: somebody has to do something, the next broken promise first. */
export const RefundRequestFilter = z.object({
  status: z.enum(['waiting', ...refundRequestStatuses]).optional(),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});

/** Customers who want their money back. */
export async function listRefundRequests(ctx: Ctx, input: z.infer<typeof RefundRequestFilter>) {
  allow(ctx.actor, 'refund-requests:read');
  const { status } = refundRequests;
  const matching =
    input.status === 'waiting' ? inArray(status, waitingStatuses) : input.status && eq(status, input.status);
  const due = sql`coalesce(${refundRequests.payDueOn}, ${refundRequests.reviewDueOn})`;
  const order = input.status === 'waiting' ? asc(due) : desc(refundRequests.id);
  const [found, [counted], calendar] = await Promise.all([
    selectRequests(ctx)
      .where(matching)
      .orderBy(order, desc(refundRequests.id))
      .limit(input.perPage)
      .offset(input.offset),
    ctx.db.select({ total: count() }).from(refundRequests).where(matching),
    readOfficeTime(ctx),
  ]);
  return {
    data: found.map((request) => shown(ctx, calendar, request)),
    total: counted?.total ?? 0,
    nextCursor: null,
  };
}

/** @throws NotFound */
export async function getRefundRequest(ctx: Ctx, input: { requestId: string }) {
  allow(ctx.actor, 'refund-requests:read');
  const found = await readRefundRequest(ctx, input);
  if (!found) throw new NotFound('This request');
  await auditView(ctx, { subjectType: 'refund-request', subjectId: found.id });
  return shown(ctx, await readOfficeTime(ctx), found);
}

function shown(ctx: Ctx, calendar: OfficeTime, request: RefundRequest) {
  const { order, boughtAt, customerClosedAt: _closed, ...row } = request;
  return {
    ...row,
    titles: order.lines.map(({ title }) => title),
    lastTaxDay: order.gst.gstPaise > 0 ? lastNoteDay(dateInIndia(boughtAt)) : null,
    facts: factsOf(request),
    clock: refundClock(calendar, dateInIndia(ctx.now()), request),
  };
}
