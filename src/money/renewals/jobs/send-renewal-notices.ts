import { dueNotices } from '../due-notices.ts';
import { tellOfRenewal } from './write-renewal-notice.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isQuietNow } from '#money/receivables/reminders/send-reminders.ts';

/** Every morning: tells customers what ends soon. Each notice once, however often this runs. */
async function notifyOfEndingTerms(ctx: Ctx): Promise<void> {
  const notices = await dueNotices(ctx);
  // A phone that rings on a Sunday is no way to be remembered.
  const byPhone = ctx.whatsapp !== null && !(await isQuietNow(ctx));
  for (const notice of notices)
    await inTransaction(ctx, async (ctx) => {
      await tellOfRenewal(ctx, notice, { byPhone });
      const { days } = notice;
      await queueWebhooks(
        ctx,
        'renewal.due',
        ...notice.terms.map(({ source, endsOn }) => ({ source, days, endsOn })),
      );
    });
}

export const sendRenewalNotices = defineJob(
  job('send-renewal-notices', {
    every: { cron: '23 10 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 10, delay: 60, delayMax: 1_800 },
    fields: {},
  }),
  notifyOfEndingTerms,
);
