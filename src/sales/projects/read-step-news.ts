import { stepsOf } from './select-projects.ts';
import type { ProjectStep } from './project.ts';
import { readAddressee } from './read-addressee.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';

/** What a customer is told when a step is done. `next`: the open one; null once all are done. `phone`: ten digits, or empty. */
export type StepNews = {
  projectId: string;
  title: string;
  name: string;
  email: string;
  phone: string;
  language: Language;
  done: ProjectStep;
  next: ProjectStep | null;
};

/** Null where the step is open again meanwhile, or nobody can be written to. */
export async function readStepNews(
  ctx: Ctx,
  { projectId, position }: { projectId: string; position: number },
): Promise<StepNews | null> {
  const to = await readAddressee(ctx, { projectId });
  if (!to) return null;
  const { project, email, phone, language } = to;
  const steps = await inLanguage({ ...ctx, language }, await stepsOf(ctx, { projectId }));
  const done = steps.find((step) => step.position === position);
  if (!done?.doneOn) return null;
  const { title, name, openStep } = project;
  const next = steps.find((step) => step.position === openStep) ?? null;
  return { projectId, title, name, email, phone, language, done, next };
}
