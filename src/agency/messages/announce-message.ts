import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';

/** Tells open offices that something has become of a message, and of the lead that it is about. */
export async function announceMessage(
  ctx: Pick<Ctx, 'db'>,
  { id, leadId }: { id: string; leadId: string | null },
): Promise<void> {
  await announce(ctx, { kind: 'message', messageId: id });
  if (leadId) await announce(ctx, { kind: 'lead', leadId, change: 'updated' });
}
