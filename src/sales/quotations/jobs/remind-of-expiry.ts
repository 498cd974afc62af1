import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import {
  atOnce,
  listExpiring,
  lockExpiring,
  reminderDays,
  type Expiring,
  type ReminderDays,
} from '../list-expiring.ts';

/** Whether nobody is written to now; whoever composes the jobs knows the hours that staff have set. */
type IsQuiet = (ctx: Ctx) => Promise<boolean>;

/** Twice an hour by day, so that a quiet hour that ends is noticed soon; each reminder goes once. */
export const remindOfExpiry = (isQuiet: IsQuiet) =>
  defineJob(
    job('remind-of-expiry', {
      every: { cron: '12,42 6-22 * * *', tz: 'Asia/Kolkata' },
      retry: { limit: 3, delay: 60, delayMax: 600 },
      fields: {},
    }),
    async (ctx) => {
      if (await isQuiet(ctx)) return;
      for (const days of reminderDays) {
        for (let after: string | null = null; ;) {
          const found: Expiring[] = await listExpiring(ctx, { days, after });
          for (const one of found) await remind(ctx, one, days);
          if (found.length < atOnce) break;
          after = found.at(-1)?.id ?? null;
        }
      }
    },
  );

/** In the transaction that holds the quotation: whoever answers at this moment is not reminded of it. */
async function remind(ctx: Ctx, { id }: Expiring, days: ReminderDays): Promise<void> {
  const settings = await readSettings(ctx);
  const { expiry } = await import('./quotation-mails.tsx');
  await inTransaction(ctx, async (ctx) => {
    const quotation = await lockExpiring(ctx, { quotationId: id, days });
    if (!quotation) return;
    const { mailTo: to, leadId, language } = quotation;
    const translator = translatorFor(settings, language);
    const written = await expiry({ quotation, settings, publicUrl: ctx.publicUrl, translator });
    const dedupeKey = `quotation-expiry:${id}:${days}`;
    await queueMessages(ctx, [
      { ...written, channel: 'email', dedupeKey, to, replyTo: settings.email, leadId },
    ]);
  });
}
