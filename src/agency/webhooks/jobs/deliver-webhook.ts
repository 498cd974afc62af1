import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { deliverWebhook } from '../deliver-webhook.ts';
import { webhookDelivery } from '../queue-webhooks.ts';

/** Tries a delivery once; a failure is tried again by the queue. Who runs the office hears when we give up. */
const deliver = async (ctx: Ctx, { deliveryId }: { deliveryId: string }): Promise<void> => {
  const { failed, switchedOff } = await deliverWebhook(ctx, { deliveryId });
  if (switchedOff) {
    const settings = await readSettings(ctx);
    const { webhookOff } = await import('./webhook-off.tsx');
    const written = await webhookOff({ settings, publicUrl: ctx.publicUrl, ...switchedOff });
    await tellStaff(ctx, settings.noticeEmails, {
      ...written,
      key: `webhook-off:${deliveryId}`,
      replyTo: null,
      urgent: true,
    });
  }
  if (failed !== null) throw new Error(failed);
};

export const deliverWebhooks = defineJob(webhookDelivery, deliver, { atOnce: 4 });
