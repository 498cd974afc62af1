import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { pathIn } from '#kit/language/language.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { failedPaymentKey, failedPayments } from '../failed-payments.ts';
import { abandonedCarts } from '../abandoned-carts.ts';
import { stopOffersCall, stopOffersPath } from '../stop-offers-path.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Four times an hour: reminds of payments that failed and of carts that lie. Each mail once, however often this runs. */
async function remind(ctx: Ctx): Promise<void> {
  const settings = await readSettings(ctx);
  const { cartReminder, paymentFailed } = await import('./recovery-mails.tsx');
  const common = { channel: 'email' as const, replyTo: settings.email, leadId: null };
  for (const failed of await failedPayments(ctx)) {
    const translator = translatorFor(settings, failed.customer.language);
    const titles = failed.payment.order.lines.map(({ title }) => title);
    const what = titles.map(await titlesFor(ctx, translator, titles)).join(', ');
    await queueMessages(ctx, [
      {
        ...common,
        ...(await paymentFailed({ ...failed, what, settings, publicUrl: ctx.publicUrl, translator })),
        dedupeKey: failedPaymentKey(failed.payment.id),
        to: failed.customer.email,
      },
    ]);
  }
  for (const reminder of await abandonedCarts(ctx)) {
    const token = await signedToken(ctx, 'offers', reminder.customer.id);
    const translator = translatorFor(settings, reminder.customer.language);
    const items = await inLanguage({ db: ctx.db, language: translator.language }, reminder.items);
    const stopUrl = ctx.publicUrl + pathIn(stopOffersPath(token), translator.language);
    await queueMessages(ctx, [
      {
        ...common,
        ...(await cartReminder({
          reminder: { ...reminder, items },
          settings,
          publicUrl: ctx.publicUrl,
          stopUrl,
          translator,
        })),
        dedupeKey: reminder.dedupeKey,
        to: reminder.customer.email,
        unsubscribeUrl: ctx.publicUrl + stopOffersCall(token),
        secret: token,
      },
    ]);
  }
}

export const recoverSales = defineJob(
  job('recover-sales', { every: { cron: '*/15 * * * *' }, fields: {} }),
  remind,
);
