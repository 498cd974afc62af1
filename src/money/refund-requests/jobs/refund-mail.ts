import { defineJob } from '#kit/define-job.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
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
  if (mail.what === 'received' || mail.what === 'warning') {
    const clock = mail.what === 'warning' ? mail.clock : null;
    // A promise is warned of twice: before it is broken, and when it is.
    const key = clock ? `refund-${clock.what}-${clock.state}` : 'refund-asked';
    const notice = await refundNotice({ ...facts, clock });
    await tellStaff(ctx, settings.noticeEmails, {
      ...notice,
      key: `${key}:${request.id}`,
      replyTo: request.customerClosedAt ? null : request.customerEmail,
    });
  }
  if (mail.what !== 'warning' && !request.customerClosedAt) {
    const translator = translatorFor(settings, request.customerLanguage);
    const titles = request.order.lines.map(({ title }) => title);
    const sold = titles.map(await titlesFor(ctx, translator, titles)).join(', ');
    await queueMessages(ctx, [
      {
        ...(await refundDecided({ ...facts, sold, what: mail.what, translator })),
        channel: 'email',
        leadId: null,
        dedupeKey: `refund-${mail.what}:${request.id}`,
        to: request.customerEmail,
        replyTo: settings.email,
      },
    ]);
  }
});
