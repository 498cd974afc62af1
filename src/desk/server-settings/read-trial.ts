import { and, eq, like } from 'drizzle-orm';
import type { Channel } from '#agency/messages/message.ts';
import { messages } from '#agency/messages/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { Trial } from './server-setting.ts';
import { trialKey } from './trial-drafts.ts';

/** Half of what a carrier is given at most. */
const slowMs = 5_000;

export const carrierNames: Record<Channel, string> = {
  email: 'The mail server',
  sms: 'The carrier',
  whatsapp: 'WhatsApp',
};

/** What has become of a message that tries a carrier. @throws NotFound of any other */
export async function readTrial(ctx: Ctx, { messageId }: { messageId: string }): Promise<Trial> {
  allow(ctx.actor, 'server-settings:read');
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), like(messages.dedupeKey, `${trialKey}%`)));
  if (!row) throw new NotFound(/*staff*/ 'This trial');
  return { messageId, ...outcomeOf(row) };
}

function outcomeOf(row: typeof messages.$inferSelect): Omit<Trial, 'messageId'> {
  const { channel, recipient, status, delivery, lastError, createdAt, sentAt } = row;
  const who = carrierNames[channel];
  if (delivery === 'undelivered')
    return { ok: false, said: `${who} took it and did not deliver it: ${lastError}`, isWaiting: false };
  if (delivery)
    return {
      ok: true,
      said: `${who} delivered it to ${recipient}${delivery === 'read' ? ', and it was read' : ''}.`,
      // What was delivered may be read yet, which tells nothing more of the settings.
      isWaiting: false,
    };
  const tells = channel !== 'email';
  if (status !== 'sent') return { ok: false, said: lastError ?? '', isWaiting: tells };
  const ms = sentAt ? sentAt.getTime() - createdAt.getTime() : 0;
  const said = [
    `${who} took it for ${recipient}.`,
    ...(ms > slowMs ? [`The answer took ${(ms / 1_000).toFixed(0)} s.`] : []),
    tells ? 'It has not told yet whether it arrived.' : 'See whether it comes.',
  ];
  return { ok: true, said: said.join(' '), isWaiting: tells };
}
