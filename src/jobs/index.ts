import type { Ctx, JobName, JobPayloads } from '#domain/context.ts';
import { deliverMessage } from '#domain/messages/deliver-message.ts';
import { announceLead } from './announce-lead.ts';
import { cleanUp } from './clean-up.ts';

/** Which job is done by whom. */
export function jobHandlers(ctx: Ctx): { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> } {
  return {
    'announce-lead': (payload) => announceLead(ctx, payload),
    'deliver-message': (payload) => deliverMessage(ctx, payload),
    'clean-up': () => cleanUp(ctx),
  };
}
