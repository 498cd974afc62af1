import { eq } from 'drizzle-orm';
import { projects } from './table.server.ts';
import { stepsOf } from './select-projects.ts';
import type { ProjectStep } from './project.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import { customers } from '#people/customers/table.server.ts';

/** What a customer is told when a step is done. `next`: the open one; null once all are done. */
export type StepNews = {
  projectId: string;
  title: string;
  name: string;
  email: string;
  language: Language;
  done: ProjectStep;
  next: ProjectStep | null;
};

/** Null where the step is open again meanwhile, or nobody can be written to. */
export async function readStepNews(
  ctx: Ctx,
  { projectId, position }: { projectId: string; position: number },
): Promise<StepNews | null> {
  const [found] = await ctx.db
    .select({
      project: projects,
      email: customers.email,
      language: customers.language,
      closedAt: customers.closedAt,
    })
    .from(projects)
    .leftJoin(customers, eq(customers.id, projects.customerId))
    .where(eq(projects.id, projectId));
  // An account may have another address and another language since.
  const email = found?.email ?? found?.project.email;
  if (!found || !email || found.closedAt) return null;
  const language = found.language ?? found.project.language;
  const steps = await inLanguage({ ...ctx, language }, await stepsOf(ctx, { projectId }));
  const done = steps.find((step) => step.position === position);
  if (!done?.doneOn) return null;
  const { title, name, openStep } = found.project;
  const next = steps.find((step) => step.position === openStep) ?? null;
  return { projectId, title, name, email, language, done, next };
}
