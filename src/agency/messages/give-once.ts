import { and, eq, isNull } from 'drizzle-orm';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';

/** Trying again cannot help, or could send it twice. */
export class NotSent extends Error {
  readonly permanent = true;
}

/** It may have been taken: whoever it is for may have it. */
export class PerhapsSent extends NotSent {}

type Handed = Pick<typeof messages.$inferSelect, 'id' | 'handedAt'>;

const notKnown = 'Whether the carrier took it is not known.';

/** @throws PerhapsSent where it was given to its carrier before, and nothing was heard of it */
export function refuseHanded({ handedAt }: Handed): void {
  if (handedAt) throw new PerhapsSent(notKnown);
}

/** Notes that it is being given. @throws PerhapsSent where another process is at it, which then says what came of it, or where it goes by mail by now */
export async function hand(ctx: Pick<Ctx, 'db' | 'now'>, { id }: Pick<Handed, 'id'>): Promise<void> {
  const [handed] = await ctx.db
    .update(messages)
    .set({ handedAt: ctx.now() })
    .where(and(eq(messages.id, id), isNull(messages.handedAt), isNull(messages.followUp)))
    .returning({ id: messages.id });
  if (!handed) throw new PerhapsSent(notKnown);
}

/**
 * Gives a message to its carrier, never twice: what may have been taken is not given again, be it that the carrier's
 * answer was lost or that this process died before it came. The caller has noted before that it is being given (`hand`).
 * @throws NotSent, PerhapsSent, or CarrierError where it was surely not taken and is tried again
 */
export async function giveOnce(
  ctx: Pick<Ctx, 'db'>,
  { id }: Handed,
  send: () => Promise<{ carrierId: string | null }>,
): Promise<void> {
  const { carrierId } = await send().catch(async (error: unknown) => {
    if (!(error instanceof CarrierError)) throw error;
    if (error.outcome === 'unknown') throw new PerhapsSent(`${notKnown.slice(0, -1)}: ${error.message}`);
    // Not taken: it costs nothing.
    await ctx.db.update(messages).set({ handedAt: null }).where(eq(messages.id, id));
    throw error.outcome === 'refused' ? new NotSent(error.message) : error;
  });
  await ctx.db.update(messages).set({ carrierId }).where(eq(messages.id, id));
}
