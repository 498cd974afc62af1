import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { compareBooks, type ReconRun } from './compare-books.ts';
import { settle } from '../settle.ts';

/** Staff ask the gateway about one payment, now. @throws NotFound, GatewayDown */
export async function recheckPayment(ctx: Ctx, input: { paymentId: string }): Promise<void> {
  allow(ctx.actor, 'payments:check');
  const { id } = await settle(ctx, input.paymentId, { trigger: 'staff' });
  await audit(ctx, { action: 'checked', subjectType: 'payment', subjectId: id });
}

/** Staff compare all books, now. @throws GatewayDown */
export async function compareByStaff(ctx: Ctx): Promise<ReconRun> {
  allow(ctx.actor, 'payments:check');
  const run = await compareBooks(ctx);
  const { id, payments, refunds, mismatches } = run;
  await audit(ctx, {
    action: 'checked',
    subjectType: 'reconciliation',
    subjectId: id,
    after: { payments, refunds, mismatches: mismatches.length },
  });
  return run;
}
