import { defineJob } from '#kit/define-job.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { smsDayFull } from '../sms-day.ts';
import { tellStaff } from '../tell-staff.ts';

/** Who runs the office hears of it once a day. */
export const tellSmsDayFull = defineJob(smsDayFull, async (ctx, { day }) => {
  const settings = await readSettings(ctx);
  const { smsDayFullMail } = await import('./sms-day-full.tsx');
  const written = await smsDayFullMail({ settings, publicUrl: ctx.publicUrl });
  await tellStaff(ctx, settings.noticeEmails, {
    ...written,
    key: `sms-day-full:${day}`,
    replyTo: null,
    urgent: true,
  });
});
