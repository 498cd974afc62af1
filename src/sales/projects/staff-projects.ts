import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { projects, projectWords } from './table.server.ts';
import { filesOf } from './files/read-files.ts';
import { projectFiles } from './files/table.server.ts';
import { handoversOf } from './handover/handovers.ts';
import { hoursOf } from './hours/hours.ts';
import {
  listedProjects,
  nobodysName,
  readProject,
  stepsOf,
  todayThere,
  withCode,
} from './select-projects.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx, type Db } from '#kit/context.ts';
import { findByWords } from '#kit/rows/find-by-words.ts';
import { matchesWords, type Asking } from '#kit/rows/matches-words.ts';
import { readInOrder } from '#kit/rows/read-in-order.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { projectStates, stepCount } from './project.ts';

export const ProjectFilter = z.object({
  state: z.enum(projectStates).optional(),
  /** The position of the open step: a column of the board. */
  openStep: z.coerce.number().int().min(1).max(stepCount).optional(),
  /** Only what is late. */
  late: z.stringbool().optional(),
  /** Only where its customer gave or answered something that nobody has looked at. */
  news: z.stringbool().optional(),
  assignedTo: z.uuid().optional(),
  q: z.string().trim().max(80).optional(),
});
export type ProjectFilter = z.infer<typeof ProjectFilter>;

/** Projects, the latest first. */
export async function listProjects(ctx: Ctx, filter: ProjectFilter & TimePage) {
  allow(ctx.actor, 'projects:read');
  const { where, isMany } = filter.q
    ? await findByWords(ctx, projects, (asking) => filterProjects(ctx, filter, asking))
    : { where: filterProjects(ctx, filter), isMany: false };
  const read = (db: Db) =>
    pageByTime(filter, (before, limit, offset) => {
      // Chosen first: only those of the page are looked up further.
      const chosen = db
        .select({ id: projects.id })
        .from(projects)
        .where(and(where, before(projects.id)))
        .orderBy(desc(projects.id))
        .limit(limit)
        .offset(offset);
      return listedProjects({ db }).where(inArray(projects.id, chosen)).orderBy(desc(projects.id));
    });
  const page = await (isMany ? readInOrder(ctx, read) : read(ctx.db));
  return { ...page, data: page.data.map(withCode) };
}

/** The WHERE of the list. */
function filterProjects(ctx: Pick<Ctx, 'db'>, filter: ProjectFilter, asking?: Asking) {
  const { state, openStep, late, news, assignedTo, q } = filter;
  const number = Number(/^(?:PR-)?0*(\d{1,9})$/i.exec(q ?? '')?.[1]) || null;
  return and(
    state && eq(projects.state, state),
    openStep ? eq(projects.openStep, openStep) : undefined,
    late ? and(eq(projects.state, 'running'), lt(projects.dueOn, todayThere)) : undefined,
    news ? inArray(projects.id, unseenOf(ctx)) : undefined,
    assignedTo ? eq(projects.assignedTo, assignedTo) : undefined,
    q
      ? or(
          matchesWords(projectWords, q, asking) ?? sql`false`,
          number ? eq(projects.number, number) : undefined,
        )
      : undefined,
  );
}

/** Projects with something that nobody has looked at: few of them, so they are found first. */
const unseenOf = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ projectId: projectFiles.projectId })
    .from(projectFiles)
    .where(isNotNull(projectFiles.unseenSince));

/** One with its steps, and all that lies with it. @throws NotFound */
export async function getProject(ctx: Ctx, input: { projectId: string }) {
  allow(ctx.actor, 'projects:read');
  const row = await readProject(ctx, input);
  await auditView(ctx, { subjectType: 'project', subjectId: row.id });
  const [steps, handovers, given, hours, people] = await Promise.all([
    stepsOf(ctx, input),
    handoversOf(ctx, input),
    filesOf(ctx, input),
    hoursOf(ctx, input),
    // Whoever works on it already stays to be chosen, away or gone.
    ctx.db
      .select({ id: staff.id, name: staff.name, active: staff.active })
      .from(staff)
      .where(or(eq(staff.active, true), row.assignedTo ? eq(staff.id, row.assignedTo) : undefined))
      .orderBy(staff.name),
  ]);
  const { origin: _origin, ...told } = row;
  return {
    ...withCode(told),
    name: told.name || nobodysName,
    stepTitle: steps.find(({ position }) => position === row.openStep)?.title ?? null,
    assignedName: people.find(({ id }) => id === row.assignedTo)?.name ?? null,
    steps,
    handovers,
    ...given,
    ...hours,
    people: people.map(({ id, name }) => ({ id, name })),
  };
}
