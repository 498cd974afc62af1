import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { erasureMail } from '../erasure-mail.ts';
import { readErasure } from '../read-erasure.ts';

/** Writes the notice into the outbox. */
export const writeErasureMail = defineJob(erasureMail, async (ctx, { leadId }) => {
  const told = await readErasure(ctx, { leadId });
  if (!told) return;
  const settings = await readSettings(ctx);
  const { erasureNotice } = await import('./erasure-mails.tsx');
  const mail = await erasureNotice({
    ...told,
    settings,
    publicUrl: ctx.publicUrl,
    translator: translatorFor(settings, told.language),
  });
  await queueMessages(ctx, [
    {
      ...mail,
      channel: 'email',
      leadId,
      dedupeKey: `erasure:${leadId}:${told.eraseAt.toISOString()}`,
      to: told.email,
      replyTo: settings.email,
    },
  ]);
});
