import { noticeKey } from '#agency/incoming-mails/notices.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';
import { mailNotice } from '../mail-notice.ts';
import { readNoticedMail } from '../read-noticed-mail.ts';

/** To whom the lead is given, else to everybody who hears of enquiries. */
export const tellOfMail = defineJob(mailNotice, async (ctx, { mailId }) => {
  const mail = await readNoticedMail(ctx, { mailId });
  if (!mail) return;
  const settings = await readSettings(ctx);
  const { answerNotice } = await import('./answer-notice.tsx');
  const written = await answerNotice({ mail, settings, publicUrl: ctx.publicUrl });
  await tellStaff(ctx, mail.assignedEmail ? [mail.assignedEmail] : settings.noticeEmails, {
    ...written,
    key: noticeKey(mailId),
    of: mail.assignedTo,
    replyTo: mail.channel === 'email' ? mail.fromAddress : null,
  });
});
