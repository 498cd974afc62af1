import type { Draft } from '#agency/messages/message.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
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
  const common = { channel: 'email' as const, leadId: null };
  const key = `grievance-${what}:${grievanceId}`;
  const drafts: Draft[] = [];
  if (what === 'answered')
    drafts.push({
      ...common,
      ...(await grievanceAnswered({
        grievance,
        settings,
        translator: translatorFor(settings, grievance.language),
      })),
      dedupeKey: key,
      to: grievance.email,
      replyTo: settings.email,
    });
  else {
    const notice = await grievanceNotice({
      grievance,
      settings,
      publicUrl: ctx.publicUrl,
      isLate: what === 'late',
    });
    for (const to of settings.noticeEmails)
      drafts.push({ ...common, ...notice, dedupeKey: `${key}:${to}`, to, replyTo: grievance.email });
  }
  await queueMessages(ctx, drafts);
});
