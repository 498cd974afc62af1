import { noteTold } from '../add-note.ts';
import { readLead } from '../read-lead.ts';
import { readNote } from '../read-note.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { readColleagues } from '#agency/staff/read-colleagues.ts';
import { defineJob } from '#kit/define-job.ts';

/** Tells colleagues by mail of a note that is for them. */
export const tellOfNote = defineJob(noteTold, async (ctx, { leadId, noteId, staffIds }) => {
  const [lead, settings, people, note] = await Promise.all([
    readLead(ctx, { leadId }),
    readSettings(ctx),
    readColleagues(ctx),
    readNote(ctx, { noteId }),
  ]);
  // Put together with another lead or erased since, it is looked at where it is now, or not at all.
  if (!lead || !note) return;
  const { noteNotice } = await import('./lead-notice.tsx');
  await tellStaff(
    ctx,
    people.filter(({ id }) => staffIds.includes(id)).map(({ email }) => email),
    {
      ...(await noteNotice({
        lead,
        settings,
        publicUrl: ctx.publicUrl,
        by: note.staffName,
        text: note.text,
      })),
      key: `lead-note:${noteId}`,
      replyTo: people.find(({ id }) => id === note.staffId)?.email ?? null,
      leadId,
      of: lead.assignedTo,
    },
  );
});
