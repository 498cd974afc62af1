import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { messages } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
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

/** Of an SMS of which we did not know whether it was taken, any report says that it was. */
async function takeReport(ctx: Ctx, { carrierId, messageId, delivery, reason }: SmsReport): Promise<void> {
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
