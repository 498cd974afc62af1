import { projectPath } from '../project.ts';
import { projectMail } from '../project-mail.ts';
import { readStepNews, type StepNews } from '../read-step-news.ts';
import type { Draft } from '#agency/messages/message.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { draftEvent } from '#agency/whatsapp/queue-whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { Conflict } from '#kit/errors.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { pathIn } from '#kit/language/language.ts';

/** Tells a customer that a step of their project is done: on WhatsApp where that can be, by mail otherwise. */
export const writeProjectMail = defineJob(projectMail, async (ctx, { key: dedupeKey, ...step }) => {
  const news = await readStepNews(ctx, step);
  if (!news) return;
  const draft = (await onWhatsApp(ctx, news, dedupeKey)) ?? (await byMail(ctx, news));
  // One key for both ways: run again with another way open, it tells nothing twice.
  await queueMessages(ctx, [{ ...draft, dedupeKey }]);
});

/** Null where WhatsApp is not set up, they have not agreed to it, or its template is not approved. */
async function onWhatsApp(ctx: Ctx, news: StepNews, key: string): Promise<Draft | null> {
  const { brand: company } = await readSettings(ctx);
  const { name, title: project, done, phone, language } = news;
  const link = ctx.publicUrl + pathIn(projectPath(news.projectId), language);
  try {
    return await draftEvent(ctx, {
      event: 'step-done',
      key,
      phone,
      language,
      leadId: null,
      values: { name, company, step: done.title, project, link },
      file: null,
    });
  } catch (error) {
    if (error instanceof Conflict) return null;
    throw error;
  }
}

async function byMail(ctx: Ctx, news: StepNews): Promise<Omit<Draft, 'dedupeKey'>> {
  const settings = await readSettings(ctx);
  const { stepDone } = await import('./step-done.tsx');
  const translator = translatorFor(settings, news.language);
  const written = await stepDone({ news, settings, publicUrl: ctx.publicUrl, translator });
  return { ...written, channel: 'email', leadId: null, to: news.email, replyTo: settings.email };
}
