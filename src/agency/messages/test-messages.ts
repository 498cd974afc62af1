import type { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { unblanked } from './secret-part.ts';

/** Messages of the outbox as their receivers get them. */
export const asReceived = (ctx: Pick<Ctx, 'secrets'>, kept: (typeof messages.$inferSelect)[]) =>
  Promise.all(kept.map((message) => unblanked(ctx, message)));
