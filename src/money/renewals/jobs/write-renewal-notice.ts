import { readNotice, type RenewalNotice } from '../due-notices.ts';
import { renewalPath } from '../renewal-path.ts';
import type { NoticeDays } from '../term.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { addDays, formatDate, momentInIndia } from '#kit/india/india-date.ts';
import { job, mailRetry } from '#kit/job.ts';
import { pathIn } from '#kit/language/language.ts';

/** A notice that WhatsApp did not deliver. */
const renewalNotice = job<{ source: string; days: NoticeDays }>('renewal-notice', {
  retry: mailRetry,
  fields: { source: 'shown', days: 'shown' },
});

/** Writes it by mail, unless they have bought it again, or left, since. */
export const mailRenewalNotice = defineJob(renewalNotice, async (ctx, asked) => {
  const notice = await readNotice(ctx, asked);
  if (notice) await tellOfRenewal(ctx, notice, { byPhone: false });
});

/** Tells a customer what ends soon, once, in their language. @param how.byPhone whether a phone may ring now */
export async function tellOfRenewal(
  ctx: Ctx,
  notice: RenewalNotice,
  { byPhone }: { byPhone: boolean },
): Promise<void> {
  const settings = await readSettings(ctx);
  const translator = translatorFor(settings, notice.customer.language);
  const titles = notice.terms.map(({ title }) => title);
  const say = await titlesFor(ctx, translator, titles);
  const named = { ...notice, terms: notice.terms.map((term) => ({ ...term, title: say(term.title) })) };
  const [first] = named.terms;
  if (!first) return;
  await queueEitherWay(ctx, {
    key: notice.dedupeKey,
    told: byPhone ? toldOf(named, { company: settings.brand, publicUrl: ctx.publicUrl }) : null,
    async mail() {
      const { renewalNotice: write } = await import('./renewal-notice.tsx');
      return {
        ...(await write({ notice: named, settings, publicUrl: ctx.publicUrl, translator })),
        to: notice.customer.email,
        replyTo: settings.email,
        leadId: null,
      };
    },
    again: { job: renewalNotice, payload: { source: first.source, days: notice.days } },
    until: momentInIndia(addDays(first.endsOn, 1), '00:00'),
  });
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
