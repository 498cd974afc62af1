import { defineJob } from '#kit/define-job.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { invitePath } from '../invite-path.ts';
import { inviteMail } from '../invite-staff.ts';
import { mintLink } from '../mint-link.ts';

/** Mails the link of an invitation, unless it has been withdrawn since. */
export const writeInviteMail = defineJob(inviteMail, async (ctx, { inviteId }) => {
  const settings = await readSettings(ctx);
  const { staffInvite } = await import('./invite.tsx');
  await mintLink(ctx, { inviteId }, async (invite, token) => ({
    ...(await staffInvite({
      settings,
      invitedByName: invite.invitedByName,
      // Behind the #: browsers keep that part to themselves, so the link gets into no log.
      url: `${ctx.publicUrl}${invitePath}#${token}`,
    })),
    dedupeKey: `staff-invite:${invite.id}:${invite.sentAt.getTime()}`,
    channel: 'email',
    to: invite.email,
    replyTo: settings.email,
    leadId: null,
  }));
});
