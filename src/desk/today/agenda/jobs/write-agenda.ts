import { agendaKey } from '#agency/messages/forget-agendas.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { readColleagues } from '#agency/staff/read-colleagues.ts';
import { defineJob } from '#kit/define-job.ts';
import { addDays, dateInIndia, momentInIndia } from '#kit/india/india-date.ts';
import { job } from '#kit/job.ts';
import { agendaOfDay, askForDueAgendas } from '../ask-for-agendas.ts';
import { readAgenda } from '../read-agenda.ts';

export const askForAgendas = defineJob(
  job('ask-for-agendas', { every: { cron: '*/5 * * * *' }, fields: {} }),
  askForDueAgendas,
);

/** Mails somebody their day, where there is anything in it. */
export const writeAgenda = defineJob(agendaOfDay, async (ctx, { staffId, day }) => {
  // What was not written on its day helps nobody any more.
  if (dateInIndia(ctx.now()) !== day) return;
  const [settings, colleagues] = await Promise.all([readSettings(ctx), readColleagues(ctx)]);
  const person = colleagues.find(({ id }) => id === staffId);
  const parts = person ? await readAgenda(ctx, { person, colleagues }) : [];
  if (!person || parts.length === 0) return;
  const { agendaMail } = await import('./agenda-mail.tsx');
  await tellStaff(ctx, [person.email], {
    ...(await agendaMail({ parts, day, settings, publicUrl: ctx.publicUrl })),
    key: agendaKey(staffId, day),
    replyTo: null,
    before: momentInIndia(addDays(day, 1), '00:00'),
  });
});
