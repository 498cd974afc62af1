import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { dueNotices } from '../due-notices.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Every morning: tells customers what ends soon. Each notice once, however often this runs. */
async function notifyOfEndingTerms(ctx: Ctx): Promise<void> {
  const [notices, settings] = await Promise.all([dueNotices(ctx), readSettings(ctx)]);
  const { renewalNotice } = await import('./renewal-notice.tsx');
  for (const notice of notices) {
    const translator = translatorFor(settings, notice.customer.language);
    const titles = notice.terms.map(({ title }) => title);
    const say = await titlesFor(ctx, translator, titles);
    const terms = notice.terms.map((term) => ({ ...term, title: say(term.title) }));
    const written = await renewalNotice({
      notice: { ...notice, terms },
      settings,
      publicUrl: ctx.publicUrl,
      translator,
    });
    await inTransaction(ctx, async (ctx) => {
      await queueMessages(ctx, [
        {
          ...written,
          channel: 'email',
          dedupeKey: notice.dedupeKey,
          to: notice.customer.email,
          replyTo: settings.email,
          leadId: null,
        },
      ]);
      const { days } = notice;
      await queueWebhooks(
        ctx,
        'renewal.due',
        ...terms.map(({ source, endsOn }) => ({ source, days, endsOn })),
      );
    });
  }
}

export const sendRenewalNotices = defineJob(
  job('send-renewal-notices', {
    every: { cron: '23 10 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 10, delay: 60, delayMax: 1_800 },
    fields: {},
  }),
  notifyOfEndingTerms,
);
