import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { messages } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { job } from '#kit/job.ts';
import { NotFound } from '#kit/errors.ts';
import type { SmsCall, SmsReport } from '#kit/ports/sms.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/**
 * Notes what the carrier tells of its SMS. Told again it changes nothing, and that one was delivered is its last word.
 * @throws NotFound where it is not the carrier who tells
 */
export async function takeSmsReports(ctx: Ctx, call: SmsCall): Promise<void> {
  const reports = ctx.sms?.readReports(call);
  if (!reports) throw new NotFound(/*i18n*/ 'This address');
  for (const report of reports) await takeReport(ctx, report);
}

/** So long after a report it is known what its carrier calls every SMS that it took before. */
const laterMs = 60_000;

/** A report of an SMS of which nobody knew yet what its carrier calls it. */
export const earlySmsReport = job<{ carrierId: string; delivery: SmsReport['delivery']; reason: string }>(
  'early-sms-report',
  {
    retry: { limit: 20, delay: 1, delayMax: 60 },
    fields: { carrierId: 'shown', delivery: 'shown', reason: 'shown' },
  },
);

/**
 * Some name an SMS by their own id alone, which comes with their answer to us: a report that is there before it is
 * looked at again once that must have come.
 */
async function takeReport(ctx: Ctx, report: SmsReport): Promise<void> {
  const { carrierId, messageId, delivery, reason } = report;
  const isKnown =
    carrierId === null || messageId !== null || (await ctx.db.$count(messages, sentAs(carrierId))) > 0;
  await noteReport(ctx, report);
  if (isKnown) return;
  const later = new Date(ctx.now().getTime() + laterMs);
  await ctx.jobs.enqueue(ctx.db, earlySmsReport, [{ carrierId, delivery, reason }], later);
}

const sentAs = (carrierId: string) => and(eq(messages.channel, 'sms'), eq(messages.carrierId, carrierId));

/** Of an SMS of which we did not know whether it was taken, any report says that it was. */
export async function noteReport(
  ctx: Ctx,
  { carrierId, messageId, delivery, reason }: SmsReport,
): Promise<void> {
  const { handedAt, sentAt } = messages;
  await inTransaction(ctx, async (ctx) => {
    const told = await ctx.db
      .update(messages)
      .set({
        delivery,
        deliveryAt: ctx.now(),
        lastError: delivery === 'delivered' ? null : reason || 'The carrier gives no reason.',
        status: 'sent',
        sentAt: sql`coalesce(${sentAt}, ${handedAt})`,
        sealed: null,
      })
      .where(
        and(
          eq(messages.channel, 'sms'),
          or(
            messageId !== null && validate(messageId) ? eq(messages.id, messageId) : undefined,
            carrierId === null ? undefined : eq(messages.carrierId, carrierId),
          ),
          isNotNull(handedAt),
          delivery === 'delivered'
            ? sql`${messages.delivery} is distinct from 'delivered'`
            : isNull(messages.delivery),
        ),
      )
      .returning({ id: messages.id });
    for (const { id } of told) await announce(ctx, { kind: 'message', messageId: id });
  });
}
