import { defineJob } from '#kit/define-job.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { Draft } from '#agency/messages/message.ts';
import { readRefundRequest } from '../read-refund-request.ts';
import { refundMail } from '../refund-mail.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Writes what is told about a refund request into the outbox. */
export const writeRefundMail = defineJob(refundMail, async (ctx, mail) => {
  const [request, settings] = await Promise.all([readRefundRequest(ctx, mail), readSettings(ctx)]);
  if (!request) return;
  const { refundNotice, refundDecided } = await import('./refund-mails.tsx');
  const facts = { request, settings, publicUrl: ctx.publicUrl };
  const common = { channel: 'email' as const, leadId: null };
  const drafts: Draft[] = [];
  if (mail.what === 'received' || mail.what === 'warning') {
    const clock = mail.what === 'warning' ? mail.clock : null;
    // A promise is warned of twice: before it is broken, and when it is.
    const key = clock ? `refund-${clock.what}-${clock.state}` : 'refund-asked';
    const notice = await refundNotice({ ...facts, clock });
    for (const to of settings.noticeEmails)
      drafts.push({
        ...common,
        ...notice,
        dedupeKey: `${key}:${request.id}:${to}`,
        to,
        replyTo: request.customerClosedAt ? null : request.customerEmail,
      });
  }
  if (mail.what !== 'warning' && !request.customerClosedAt) {
    const translator = translatorFor(settings, request.customerLanguage);
    const titles = request.order.lines.map(({ title }) => title);
    const sold = titles.map(await titlesFor(ctx, translator, titles)).join(', ');
    drafts.push({
      ...common,
      ...(await refundDecided({ ...facts, sold, what: mail.what, translator })),
      dedupeKey: `refund-${mail.what}:${request.id}`,
      to: request.customerEmail,
      replyTo: settings.email,
    });
  }
  await queueMessages(ctx, drafts);
});
