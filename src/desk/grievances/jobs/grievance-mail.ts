import { queueMessages } from '#agency/messages/queue-messages.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { grievanceMail } from '../grievance-mail.ts';
import { readGrievance } from '../read-grievance.ts';

/** Writes what is told about a request into the outbox. */
export const writeGrievanceMail = defineJob(grievanceMail, async (ctx, { what, grievanceId }) => {
  const grievance = await readGrievance(ctx, { grievanceId });
  // Answered meanwhile, it is not late any more.
  if (!grievance || (what === 'late' && grievance.status !== 'open')) return;
  const settings = await readSettings(ctx);
  const { grievanceAnswered, grievanceNotice } = await import('./grievance-mails.tsx');
  const key = `grievance-${what}:${grievanceId}`;
  if (what === 'answered')
    await queueMessages(ctx, [
      {
        ...(await grievanceAnswered({
          grievance,
          settings,
          translator: translatorFor(settings, grievance.language),
        })),
        channel: 'email',
        leadId: null,
        dedupeKey: key,
        to: grievance.email,
        replyTo: settings.email,
      },
    ]);
  else
    await tellStaff(ctx, settings.noticeEmails, {
      ...(await grievanceNotice({ grievance, settings, publicUrl: ctx.publicUrl, isLate: what === 'late' })),
      key,
      replyTo: grievance.email,
    });
});
