import type { Ctx } from '#kit/context.ts';
import { GatewayRefused } from '#kit/ports/gateway.ts';
import { readTransaction } from './one-transaction.ts';
import { settle } from './settle.ts';

/** Closes the gateway's page of a payment that was ended; where it was paid first, that counts. @throws GatewayDown */
export async function closeHosted(ctx: Ctx, { transactionId }: { transactionId: string }): Promise<void> {
  const { gatewayLinkId, mode } = await readTransaction(ctx, transactionId);
  if (!gatewayLinkId || mode !== ctx.gateway.mode) return;
  try {
    await ctx.gateway.cancelLink(gatewayLinkId);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await settle(ctx, transactionId, { trigger: 'reconcile' });
  }
}
