import { defineJob } from '#kit/define-job.ts';
import { pathIn } from '#kit/language/language.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readUnconfirmed } from '../answer-mail.ts';
import { confirmPath, unsubscribeCall, unsubscribePath } from '../newsletter-path.ts';
import { confirmation } from '../subscribe.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Asks whoever wished for the newsletter to confirm it: only the owner of an address can. */
export const sendConfirmation = defineJob(confirmation, async (ctx, { subscriberId }) => {
  const [subscriber, settings] = await Promise.all([
    readUnconfirmed(ctx, { subscriberId }),
    readSettings(ctx),
  ]);
  if (!subscriber) return;
  const { confirmNewsletter } = await import('./confirm-newsletter.tsx');
  const { email, token, requestedAt } = subscriber;
  const translator = translatorFor(settings, subscriber.language);
  const page = (path: string) => ctx.publicUrl + pathIn(path, translator.language);
  await queueMessages(ctx, [
    {
      ...(await confirmNewsletter({
        settings,
        translator,
        confirmUrl: page(confirmPath(token)),
        unsubscribeUrl: page(unsubscribePath(token)),
      })),
      dedupeKey: `confirm-newsletter:${subscriberId}:${requestedAt.getTime()}`,
      channel: 'email',
      to: email,
      replyTo: settings.email,
      leadId: null,
      unsubscribeUrl: ctx.publicUrl + unsubscribeCall(token),
      secret: token,
    },
  ]);
});
