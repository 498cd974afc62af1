import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { projects, projectSteps } from './table.server.ts';
import type { Handover } from './handover/handover.ts';
import { handoversOf } from './handover/handovers.ts';
import { stepsOf, toStep } from './select-projects.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { signedIn } from '#people/customers/customer.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { projectCode, type ProjectState, type ProjectStep } from './project.ts';

/** A project in its customer's account. */
export type MyProject = {
  id: string;
  code: string;
  title: string;
  state: ProjectState;
  openStep: number | null;
  steps: ProjectStep[];
  /** What we wait for from them; empty where nothing. */
  needs: string;
  /** Who works on it; null while nobody is named. */
  person: string | null;
  /** The public id of the quotation that was accepted; null of a plan. */
  quotation: string | null;
};

/** The same with all that is in its room. */
export type MyRoom = MyProject & { handovers: Omit<Handover, 'staffName'>[] };

const most = 100;

/** Of whoever asks: what the account bought, and what was sold to the e-mail address that a code has proven. @throws Unauthenticated */
async function mine(ctx: Ctx) {
  const { id } = signedIn(ctx.actor);
  const { email } = await readProfile(ctx);
  return or(eq(projects.customerId, id), and(isNull(projects.customerId), eq(projects.email, email)));
}

const select = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ row: projects, person: staff.name, quotation: quotations.publicId })
    .from(projects)
    .leftJoin(staff, eq(staff.id, projects.assignedTo))
    .leftJoin(quotations, eq(quotations.id, projects.quotationId))
    .$dynamic();
type Found = Awaited<ReturnType<typeof select>>[number];

/** One's own, the latest first. @throws Unauthenticated */
export async function listMyProjects(ctx: Ctx): Promise<MyProject[]> {
  const found = await select(ctx)
    .where(await mine(ctx))
    .orderBy(desc(projects.id))
    .limit(most);
  if (found.length === 0) return [];
  const ids = found.map(({ row }) => row.id);
  const steps = await ctx.db
    .select()
    .from(projectSteps)
    .where(inArray(projectSteps.projectId, ids))
    .orderBy(asc(projectSteps.position));
  return Promise.all(
    found.map((one) =>
      shown(ctx, one, steps.filter(({ projectId }) => projectId === one.row.id).map(toStep)),
    ),
  );
}

/** One of them. @throws Unauthenticated · NotFound for everybody but its customer */
export async function readMyProject(ctx: Ctx, input: { projectId: string }): Promise<MyRoom> {
  const [found] = await select(ctx).where(and(eq(projects.id, input.projectId), await mine(ctx)));
  if (!found) throw new NotFound(/*i18n*/ 'This project');
  const project = await shown(ctx, found, await stepsOf(ctx, input));
  return { ...project, handovers: await handoversFor(ctx, input) };
}

/** Who of us gave it is not told. */
async function handoversFor(ctx: Ctx, input: { projectId: string }) {
  const all = await handoversOf(ctx, input);
  return all.map(({ staffName: _by, ...one }) => one);
}

async function shown(ctx: Ctx, { row, person, quotation }: Found, steps: ProjectStep[]): Promise<MyProject> {
  const { id, title, state, openStep, needs } = row;
  const titles = await inLanguage(
    ctx,
    steps.map((step) => step.title),
  );
  return {
    id,
    code: projectCode(row),
    title,
    state,
    openStep,
    steps: steps.map((step, i) => ({ ...step, title: titles[i] ?? step.title })),
    needs,
    person,
    quotation,
  };
}
