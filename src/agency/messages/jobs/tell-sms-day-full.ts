import { defineJob } from '#kit/define-job.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueMessages } from '../queue-messages.ts';
import { smsDayFull } from '../sms-day.ts';

/** Who runs the office hears of it once a day. */
export const tellSmsDayFull = defineJob(smsDayFull, async (ctx, { day }) => {
  const settings = await readSettings(ctx);
  const { smsDayFullMail } = await import('./sms-day-full.tsx');
  const written = await smsDayFullMail({ settings, publicUrl: ctx.publicUrl });
  await queueMessages(
    ctx,
    settings.noticeEmails.map((to) => ({
      ...written,
      dedupeKey: `sms-day-full:${day}:${to}`,
      channel: 'email',
      to,
      replyTo: null,
      leadId: null,
    })),
  );
});
