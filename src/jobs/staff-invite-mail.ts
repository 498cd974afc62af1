import type { Ctx } from '#domain/context.ts';
import { queueMessages } from '#domain/messages/queue-messages.ts';
import { readSettings } from '#domain/settings/read-settings.ts';
import { findInvite } from '#domain/staff-invites/accept-invite.ts';

/** Mails the link of an invitation, unless it has been withdrawn or replaced since. */
export async function staffInviteMail(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const invite = await findInvite(ctx, { token });
  if (!invite) return;
  const settings = await readSettings(ctx);
  const { staffInvite } = await import('./emails/staff-invite.tsx');
  const written = await staffInvite({
    settings,
    invitedByName: invite.invitedByName,
    // Behind the #: browsers keep that part to themselves, so the link gets into no log.
    url: `${ctx.publicUrl}/admin/invitation#${token}`,
  });
  await queueMessages(ctx, [
    {
      ...written,
      dedupeKey: `staff-invite:${invite.id}:${invite.sentAt.getTime()}`,
      channel: 'email',
      to: invite.email,
      replyTo: settings.email,
      leadId: null,
      confidential: true,
    },
  ]);
}
