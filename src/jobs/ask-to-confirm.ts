import type { Ctx } from '#domain/context.ts';
import { queueMessages } from '#domain/messages/queue-messages.ts';
import { readUnconfirmed } from '#domain/newsletter/answer-mail.ts';
import { readSettings } from '#domain/settings/read-settings.ts';

/** Asks whoever wished for the newsletter to confirm it: only the owner of an address can. */
export async function askToConfirm(ctx: Ctx, { subscriberId }: { subscriberId: string }): Promise<void> {
  const [subscriber, settings] = await Promise.all([
    readUnconfirmed(ctx, { subscriberId }),
    readSettings(ctx),
  ]);
  if (!subscriber) return;
  const { confirmNewsletter } = await import('./emails/confirm-newsletter.tsx');
  const { email, token, requestedAt } = subscriber;
  await queueMessages(ctx, [
    {
      ...(await confirmNewsletter({
        settings,
        confirmUrl: `${ctx.publicUrl}/newsletter/confirm/${token}`,
        unsubscribeUrl: `${ctx.publicUrl}/newsletter/unsubscribe/${token}`,
      })),
      dedupeKey: `confirm-newsletter:${subscriberId}:${requestedAt.getTime()}`,
      channel: 'email',
      to: email,
      replyTo: settings.email,
      leadId: null,
      unsubscribeUrl: `${ctx.publicUrl}/api/newsletter/unsubscribe/${token}`,
    },
  ]);
}
