import { projectPath } from '../project.ts';
import { projectMail } from '../project-mail.ts';
import { readStepNews, type StepNews } from '../read-step-news.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { pathIn } from '#kit/language/language.ts';

/** Tells a customer that a step of their project is done: on WhatsApp where that can be, by mail otherwise. */
export const writeProjectMail = defineJob(projectMail, async (ctx, { key, ...step }) => {
  const news = await readStepNews(ctx, step);
  if (!news) return;
  await queueEitherWay(ctx, {
    key,
    told: await toldOf(ctx, news, key),
    mail: (ctx) => mailOf(ctx, news),
    again: { job: projectMail, payload: { key, ...step } },
    until: null,
  });
});

async function toldOf(ctx: Ctx, news: StepNews, key: string): Promise<Told> {
  const { brand: company } = await readSettings(ctx);
  const { name, title: project, done, phone, language } = news;
  const link = ctx.publicUrl + pathIn(projectPath(news.projectId), language);
  return {
    event: 'step-done',
    key,
    phone,
    language,
    leadId: null,
    values: { name, company, step: done.title, project, link },
    file: null,
  };
}

async function mailOf(ctx: Ctx, news: StepNews) {
  const settings = await readSettings(ctx);
  const { stepDone } = await import('./step-done.tsx');
  const translator = translatorFor(settings, news.language);
  const written = await stepDone({ news, settings, publicUrl: ctx.publicUrl, translator });
  return { ...written, leadId: null, to: news.email, replyTo: settings.email };
}
