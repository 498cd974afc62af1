import { projectMail } from '../project-mail.ts';
import { readStepNews } from '../read-step-news.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { defineJob } from '#kit/define-job.ts';

/** Writes to a customer that a step of their project is done. */
export const writeProjectMail = defineJob(projectMail, async (ctx, { key: dedupeKey, ...step }) => {
  const [news, settings] = await Promise.all([readStepNews(ctx, step), readSettings(ctx)]);
  if (!news) return;
  const { stepDone } = await import('./step-done.tsx');
  const translator = translatorFor(settings, news.language);
  const written = await stepDone({ news, settings, publicUrl: ctx.publicUrl, translator });
  await queueMessages(ctx, [
    { ...written, channel: 'email', leadId: null, dedupeKey, to: news.email, replyTo: settings.email },
  ]);
});
