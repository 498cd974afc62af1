import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { projects, projectSteps } from './table.server.ts';
import { projectTemplates } from './templates/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';

/** A service that was sold, and to whom. */
export type SoldService = {
  /** Names the sale and the service: the same one starts nothing twice. */
  origin: string;
  quotationId?: string;
  admissionId?: string;
  customerId: string | null;
  email: string;
  name: string;
  phone: string;
  language: Language;
  title: string;
  service: string;
};

/** Starts the project of a sale, with the steps of its service promised from today on. Told twice, it starts one. */
export async function startProject(ctx: Ctx, sold: SoldService): Promise<void> {
  const template = await templateFor(ctx, sold.service);
  const startsOn = dateInIndia(ctx.now());
  let after = 0;
  const steps = template.map(({ title, days }, i) => {
    after += days;
    return { position: i + 1, title, dueOn: addDays(startsOn, after) };
  });
  const [started] = await ctx.db
    .insert(projects)
    .values({ ...sold, id: v7(), startsOn, openStep: 1, dueOn: steps[0]?.dueOn ?? startsOn })
    .onConflictDoNothing({ target: projects.origin })
    .returning({ id: projects.id });
  if (!started) return;
  await ctx.db
    .insert(projectSteps)
    .values(steps.map((step) => ({ ...step, id: v7(), projectId: started.id })));
  await audit(ctx, {
    action: 'created',
    subjectType: 'project',
    subjectId: started.id,
    after: { title: sold.title, service: sold.service },
  });
  await queueWebhooks(ctx, 'project.started', {
    projectId: started.id,
    service: sold.service,
    dueOn: steps.at(-1)?.dueOn ?? startsOn,
  });
}

/** The steps of a service, or those of services that have none of their own. */
async function templateFor({ db }: Pick<Ctx, 'db'>, service: string) {
  const { every } = await readServiceNames({ db });
  const found = await db
    .select()
    .from(projectTemplates)
    .where(inArray(projectTemplates.service, [...every(service), '']));
  const template = found.find((one) => one.service !== '') ?? found[0];
  if (!template) throw new Error('There is no template for projects');
  return template.steps;
}
