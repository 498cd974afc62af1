import { like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { vi } from 'vitest';
import { openShop } from '#money/payments/wire/test-shop.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { createRefundRequest } from '../create-refund-request.ts';
import { getRefundRequest } from '../staff-refund-requests.ts';

/** Noon in India of a day, for whoever asks. */
export const on = (date: string, ctx: Ctx): Ctx => ({
  ...ctx,
  now: () => new Date(`${date}T12:00:00+05:30`),
});

type Asked = { data: { id: string } & Record<string, unknown>; message: string };

/** The shop with paid orders whose money can be asked back, the staff who decide, and what was mailed about it. */
export async function openRefundDesk() {
  const shop = await openShop();
  const staff = (role: 'owner' | 'sales' = 'owner'): Ctx => ({
    ...shop.ctx,
    actor: { kind: 'staff', id: v7(), name: 'Asha', email: 'asha@example.com', role, ownLeadsOnly: false },
  });

  async function aPaidOne() {
    const ravi = await shop.buyer();
    const { id, gatewayOrderId } = await ravi.start();
    await shop.pay(gatewayOrderId);
    await shop.until(id, 'paid');
    return {
      id,
      ravi,
      ask: (reason = 'I ordered it twice') =>
        ravi<Asked>('POST', '/refund-requests', { transaction_id: id, reason }),
      /** On a Saturday at noon: the demo agency is closed on Sundays and at Christmas. */
      askOn: (date: string) =>
        createRefundRequest(on(date, ravi.ctx), { transactionId: id, reason: 'Not needed' }),
    };
  }
  const seen = (requestId: string) => getRefundRequest(staff(), { requestId });
  /** Those whose key begins so. */
  const mails = (start: string) =>
    shop.db
      .select()
      .from(messages)
      .where(like(messages.dedupeKey, `${start}%`));
  /** Waits until there are so many of them. @returns the first */
  const mailed = (start: string, many = 1) =>
    vi.waitFor(
      async () => {
        const found = await mails(start);
        if (found.length !== many) throw new Error(`${found.length} mails of ${start}, not ${many}`);
        return found[0] ?? { subject: '', text: '', recipient: '' };
      },
      { timeout: 12_000, interval: 50 },
    );

  return { ...shop, staff, aPaidOne, seen, mails, mailed };
}
export type RefundDesk = Awaited<ReturnType<typeof openRefundDesk>>;
