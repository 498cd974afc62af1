import type { Ctx } from '#domain/context.ts';
import { queueMessages } from '#domain/messages/queue-messages.ts';
import { readSettings } from '#domain/settings/read-settings.ts';
import { dueNotices } from '#domain/terms/due-notices.ts';
import { titlesFor } from '#domain/translations/say-titles.ts';
import { voiceFor } from '#words/voice.server.ts';

/** Every morning: tells customers what ends soon. Each notice once, however often this runs. */
export async function sendRenewalNotices(ctx: Ctx): Promise<void> {
  const [notices, settings] = await Promise.all([dueNotices(ctx), readSettings(ctx)]);
  const { renewalNotice } = await import('./emails/renewal-notice.tsx');
  for (const notice of notices) {
    const voice = voiceFor(settings, notice.customer.language);
    const titles = notice.terms.map(({ title }) => title);
    const say = await titlesFor(ctx, voice, titles);
    const terms = notice.terms.map((term) => ({ ...term, title: say(term.title) }));
    await queueMessages(ctx, [
      {
        ...(await renewalNotice({ notice: { ...notice, terms }, settings, publicUrl: ctx.publicUrl, voice })),
        channel: 'email',
        dedupeKey: notice.dedupeKey,
        to: notice.customer.email,
        replyTo: settings.email,
        leadId: null,
      },
    ]);
  }
}
