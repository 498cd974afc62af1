import { defineJob } from '#kit/define-job.ts';
import { readLead } from '../../read-lead.ts';
import { leadCreated } from '../submit-enquiry.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { readColleagues } from '#agency/staff/read-colleagues.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Tells the staff about a new lead, and the visitor that it has arrived. */
export const announceLead = defineJob(leadCreated, async (ctx, { leadId }) => {
  const [lead, settings] = await Promise.all([readLead(ctx, { leadId }), readSettings(ctx)]);
  // A consultation has notices of its own, with the appointment in them; of a call that staff took they know.
  if (!lead || lead.form === 'consultation' || lead.form === 'office') return;
  const [{ leadNotice }, { enquiryReceived }] = await Promise.all([
    import('../../jobs/lead-notice.tsx'),
    import('./enquiry-received.tsx'),
  ]);
  const notice = await leadNotice({ lead, settings, publicUrl: ctx.publicUrl });
  const person = (await readColleagues(ctx)).find(({ id }) => id === lead.assignedTo);
  const readers = new Set([...settings.noticeEmails, ...(person ? [person.email] : [])]);
  await tellStaff(ctx, [...readers], {
    ...notice,
    key: `lead-notice:${leadId}`,
    replyTo: lead.email || null,
    leadId,
    of: lead.assignedTo,
  });
  if (!lead.email) return;
  const translator = translatorFor(settings, lead.language);
  const { db } = ctx;
  const service = await inLanguage({ db, language: translator.language }, lead.service);
  await queueMessages(ctx, [
    {
      ...(await enquiryReceived({
        lead: { ...lead, service },
        settings,
        publicUrl: ctx.publicUrl,
        translator,
      })),
      dedupeKey: `enquiry-received:${leadId}`,
      channel: 'email',
      to: lead.email,
      replyTo: settings.email,
      leadId,
    },
  ]);
});
