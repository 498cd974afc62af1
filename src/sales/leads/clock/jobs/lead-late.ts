import { defineJob } from '#kit/define-job.ts';
import { lateLead } from '../check-clocks.ts';
import { readLead } from '../../read-lead.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { roleMay } from '#kit/permissions.ts';
import { readColleagues } from '#agency/staff/read-colleagues.ts';

/** A lead waits too long: its person hears of it, and once it has waited longer still the owners do. */
export const notifyOfLateLead = defineJob(lateLead, async (ctx, { leadId, change }) => {
  const [lead, settings, people] = await Promise.all([
    readLead(ctx, { leadId }),
    readSettings(ctx),
    readColleagues(ctx),
  ]);
  if (!lead || lead.firstContactAt) return;
  const person = people.find(({ id }) => id === lead.assignedTo);
  const owners = people.filter(({ role }) => roleMay(role, 'lead-rules:edit')).map(({ email }) => email);
  const to = change === 'escalated' ? owners : person ? [person.email] : settings.noticeEmails;
  const { leadLateNotice } = await import('../../jobs/lead-notice.tsx');
  const notice = await leadLateNotice({
    lead,
    settings,
    publicUrl: ctx.publicUrl,
    assignedName: person?.name ?? null,
    change,
  });
  await tellStaff(ctx, to, {
    ...notice,
    key: `lead-${change}:${leadId}:${lead.dueAt?.getTime()}`,
    replyTo: lead.email || null,
    leadId,
    of: lead.assignedTo,
    urgent: true,
  });
});
