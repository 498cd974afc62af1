import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { projects, projectSteps } from './table.server.ts';
import { isAwaited, type GivenFile, type Version } from './files/project-file.ts';
import { awaitedSteps, filesOf } from './files/read-files.ts';
import type { Handover } from './handover/handover.ts';
import { handoversOf } from './handover/handovers.ts';
import { soldTo, stepsOf, toStep, type ProjectRow } from './select-projects.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { pictureUrl } from '#agency/media/picture.ts';
import { media } from '#agency/media/table.server.ts';
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
  /** The steps on which a version waits for their yes. */
  awaited: number[];
  /** Who works on it; null while nobody is named. */
  person: string | null;
  /** Where a picture of that person lies, a small square; null where there is none. */
  personPicture: string | null;
  /** The public id of the quotation that was accepted; null of a plan. */
  quotation: string | null;
};

/** The same with all that is in its room. */
export type MyRoom = MyProject & {
  handovers: Omit<Handover, 'staffName'>[];
  files: GivenFile[];
  versions: Version[];
};

const most = 100;

/** Of whoever asks: what the account bought, and what was sold to the e-mail address that a code has proven. @throws Unauthenticated */
async function mine(ctx: Ctx) {
  const { id } = signedIn(ctx.actor);
  const { email } = await readProfile(ctx);
  return or(eq(projects.customerId, id), soldTo(email));
}

const select = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({
      row: projects,
      person: staff.name,
      picture: { name: media.name, widths: media.widths },
      quotation: quotations.publicId,
    })
    .from(projects)
    // Nobody is to be asked for who works here no more.
    .leftJoin(staff, and(eq(staff.id, projects.assignedTo), eq(staff.active, true)))
    .leftJoin(media, eq(media.id, staff.pictureId))
    .leftJoin(quotations, eq(quotations.id, projects.quotationId))
    .$dynamic();
type Found = Awaited<ReturnType<typeof select>>[number];

/** One's own, the latest first. @throws Unauthenticated */
export const listMyProjects = async (ctx: Ctx): Promise<MyProject[]> => listProjects(ctx, await mine(ctx));

async function listProjects(ctx: Ctx, which: SQL | undefined): Promise<MyProject[]> {
  const found = await select(ctx).where(which).orderBy(desc(projects.id)).limit(most);
  if (found.length === 0) return [];
  const ids = found.map(({ row }) => row.id);
  const steps = await ctx.db
    .select()
    .from(projectSteps)
    .where(inArray(projectSteps.projectId, ids))
    .orderBy(asc(projectSteps.position));
  const awaited = await awaitedSteps(ctx, ids);
  return Promise.all(
    found.map((one) => {
      const its = steps.filter(({ projectId }) => projectId === one.row.id).map(toStep);
      return shown(ctx, one, its, awaited.get(one.row.id) ?? []);
    }),
  );
}

/** One of them. @throws Unauthenticated · NotFound for everybody but its customer */
export const readMyProject = async (ctx: Ctx, input: { projectId: string }): Promise<MyRoom> =>
  readRoom(ctx, input, await mine(ctx));

async function readRoom(ctx: Ctx, input: { projectId: string }, which: SQL | undefined): Promise<MyRoom> {
  const [found] = await select(ctx).where(and(eq(projects.id, input.projectId), which));
  if (!found) throw new NotFound(/*i18n*/ 'This project');
  const { files, versions } = await filesOf(ctx, input);
  const awaited = versions.filter(isAwaited).map(({ step }) => step);
  return {
    ...(await shown(ctx, found, await stepsOf(ctx, input), awaited)),
    handovers: (await handoversOf(ctx, input)).map(({ staffName: _by, ...one }) => one),
    files: files.map(forCustomer),
    versions: versions.map(forCustomer),
  };
}

/** Who of us gave it, and whether we have looked at it, is not told. */
const forCustomer = <F extends { staffName: string | null; isNew: boolean }>({
  staffName: _by,
  isNew: _isNew,
  ...one
}: F) => one;

/** All of one's own with what was given and answered, for whoever wants their data. @throws Unauthenticated */
export const exportMyProjects = async (ctx: Ctx): Promise<MyRoom[]> => exportRooms(ctx, await mine(ctx));

/** The same of what no account bought. @param input.email as a code has proven it */
export const exportProjectsSoldTo = (ctx: Ctx, { email }: { email: string }): Promise<MyRoom[]> =>
  exportRooms(ctx, soldTo(email));

const exportRooms = async (ctx: Ctx, which: SQL | undefined): Promise<MyRoom[]> =>
  Promise.all((await listProjects(ctx, which)).map(({ id }) => readRoom(ctx, { projectId: id }, which)));

/** One of one's own, as it is kept. @throws Unauthenticated · NotFound for everybody but its customer */
export async function findMine(ctx: Ctx, input: { projectId: string }): Promise<ProjectRow> {
  const [found] = await ctx.db
    .select()
    .from(projects)
    .where(and(eq(projects.id, input.projectId), await mine(ctx)));
  if (!found) throw new NotFound(/*i18n*/ 'This project');
  return found;
}

async function shown(
  ctx: Ctx,
  { row, person, picture, quotation }: Found,
  steps: ProjectStep[],
  awaited: number[],
): Promise<MyProject> {
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
    awaited: state === 'stopped' ? [] : awaited,
    person,
    personPicture: picture && pictureUrl(picture, picture.widths[0] ?? 320, 'webp'),
    quotation,
  };
}
