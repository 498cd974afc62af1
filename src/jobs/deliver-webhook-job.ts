import type { Ctx } from '#domain/context.ts';
import { queueMessages } from '#domain/messages/queue-messages.ts';
import { readSettings } from '#domain/settings/read-settings.ts';
import { deliverWebhook } from '#domain/webhooks/deliver-webhook.ts';

/** Tries a delivery once; a failure is tried again by the queue. Who runs the office hears when we give up. */
export async function deliverWebhookJob(ctx: Ctx, { deliveryId }: { deliveryId: string }): Promise<void> {
  const { failed, switchedOff } = await deliverWebhook(ctx, { deliveryId });
  if (switchedOff) {
    const settings = await readSettings(ctx);
    const { webhookOff } = await import('./emails/webhook-off.tsx');
    const written = await webhookOff({ settings, publicUrl: ctx.publicUrl, ...switchedOff });
    await queueMessages(
      ctx,
      settings.noticeEmails.map((to) => ({
        ...written,
        dedupeKey: `webhook-off:${deliveryId}:${to}`,
        channel: 'email',
        to,
        replyTo: null,
        leadId: null,
      })),
    );
  }
  if (failed !== null) throw new Error(failed);
}
