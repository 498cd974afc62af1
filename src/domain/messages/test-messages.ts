import type { messages } from '#db/schema/messages.server.ts';
import type { Ctx } from '#domain/context.ts';
import { unblanked } from './secret-part.ts';

/** Messages of the outbox as their receivers get them. */
export const asReceived = (ctx: Pick<Ctx, 'secrets'>, kept: (typeof messages.$inferSelect)[]) =>
  Promise.all(kept.map((message) => unblanked(ctx, message)));
