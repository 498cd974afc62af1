import { filesMail } from '../files-mail.ts';
import { takeFilesNews } from '../take-files-news.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Writes to a customer what we gave since they were told last; run again, there is nothing left to tell. */
export const writeFilesMail = defineJob(filesMail, async (ctx, input) => {
  const settings = await readSettings(ctx);
  const { newFiles } = await import('./new-files.tsx');
  await inTransaction(ctx, async (ctx) => {
    const news = await takeFilesNews(ctx, input);
    if (!news) return;
    const translator = translatorFor(settings, news.language);
    const written = await newFiles({ news, settings, publicUrl: ctx.publicUrl, translator });
    await queueMessages(ctx, [
      {
        ...written,
        channel: 'email',
        leadId: null,
        dedupeKey: news.key,
        to: news.email,
        replyTo: settings.email,
      },
    ]);
  });
});
