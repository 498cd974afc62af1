import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { dueNotices, type RenewalNotice } from '../due-notices.ts';
import { renewalPath } from '../renewal-path.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import { isQuietNow } from '#money/receivables/reminders/send-reminders.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Every morning: tells customers what ends soon. Each notice once, however often this runs. */
async function notifyOfEndingTerms(ctx: Ctx): Promise<void> {
  const [notices, settings] = await Promise.all([dueNotices(ctx), readSettings(ctx)]);
  // A phone that rings on a Sunday is no way to be remembered.
  const byPhone = ctx.whatsapp !== null && !(await isQuietNow(ctx));
  const { renewalNotice } = await import('./renewal-notice.tsx');
  for (const notice of notices) {
    const translator = translatorFor(settings, notice.customer.language);
    const titles = notice.terms.map(({ title }) => title);
    const say = await titlesFor(ctx, translator, titles);
    const terms = notice.terms.map((term) => ({ ...term, title: say(term.title) }));
    const named = { ...notice, terms };
    const written = await renewalNotice({ notice: named, settings, publicUrl: ctx.publicUrl, translator });
    await inTransaction(ctx, async (ctx) => {
      await queueEitherWay(ctx, {
        key: notice.dedupeKey,
        told: byPhone ? toldOf(named, { company: settings.brand, publicUrl: ctx.publicUrl }) : null,
        mail: async () => ({
          ...written,
          to: notice.customer.email,
          replyTo: settings.email,
          leadId: null,
        }),
      });
      const { days } = notice;
      await queueWebhooks(
        ctx,
        'renewal.due',
        ...terms.map(({ source, endsOn }) => ({ source, days, endsOn })),
      );
    });
  }
}

/** Null without a term, or where several end: a mail can list them. */
function toldOf(
  { dedupeKey, customer: { name, phone, language }, terms }: RenewalNotice,
  { company, publicUrl }: { company: string; publicUrl: string },
): Told | null {
  const [first, ...more] = terms;
  if (!first || more.length > 0) return null;
  return {
    event: 'renewal-reminder',
    key: dedupeKey,
    phone,
    language,
    leadId: null,
    values: {
      name,
      company,
      service: first.title,
      until: formatDate(first.endsOn, language),
      link: publicUrl + pathIn(renewalPath(first), language),
    },
    file: null,
  };
}

export const sendRenewalNotices = defineJob(
  job('send-renewal-notices', {
    every: { cron: '23 10 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 10, delay: 60, delayMax: 1_800 },
    fields: {},
  }),
  notifyOfEndingTerms,
);
