import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { projects, projectSteps } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { projectCode, type ProjectStep } from './project.ts';

type Db = Pick<Ctx, 'db'>;
export type ProjectRow = typeof projects.$inferSelect;

/** What no account bought. It is seen by whoever proves one of these addresses. */
export const soldTo = (...emails: string[]) =>
  and(isNull(projects.customerId), inArray(projects.email, emails));

/** What an erased account is called, of whose name nothing is left. */
export const nobodysName = 'Deleted customer';

/** What a list says of each. `stepTitle`: of its open step; null once all are done. */
export const listedProject = {
  id: projects.id,
  number: projects.number,
  createdAt: projects.createdAt,
  name: sql<string>`coalesce(nullif(${projects.name}, ''), ${nobodysName}::text)`,
  title: projects.title,
  service: projects.service,
  state: projects.state,
  openStep: projects.openStep,
  dueOn: projects.dueOn,
  stepTitle: projectSteps.title,
  assignedTo: projects.assignedTo,
  assignedName: staff.name,
};

/** Projects with their open step and who works on them. */
export const listedProjects = ({ db }: Db) =>
  db
    .select(listedProject)
    .from(projects)
    .leftJoin(
      projectSteps,
      and(eq(projectSteps.projectId, projects.id), eq(projectSteps.position, projects.openStep)),
    )
    .leftJoin(staff, eq(staff.id, projects.assignedTo))
    .$dynamic();

export const withCode = <R extends { number: number }>({ number, ...row }: R) => ({
  ...row,
  code: projectCode({ number }),
});

/** @throws NotFound */
export async function readProject({ db }: Db, input: { projectId: string }): Promise<ProjectRow> {
  const [found] = await db.select().from(projects).where(eq(projects.id, input.projectId));
  if (!found) throw new NotFound(/*i18n*/ 'This project');
  return found;
}

/** As above, held until the caller's transaction ends. @throws NotFound */
export async function holdProject({ db }: Db, input: { projectId: string }): Promise<ProjectRow> {
  const [held] = await db.select().from(projects).where(eq(projects.id, input.projectId)).for('update');
  if (!held) throw new NotFound(/*i18n*/ 'This project');
  return held;
}

/** In their order. */
export async function stepsOf({ db }: Db, input: { projectId: string }): Promise<ProjectStep[]> {
  const rows = await db
    .select()
    .from(projectSteps)
    .where(eq(projectSteps.projectId, input.projectId))
    .orderBy(asc(projectSteps.position));
  return rows.map(toStep);
}

/** A step as it is shown. */
export const toStep = ({
  position,
  title,
  dueOn,
  doneAt,
}: typeof projectSteps.$inferSelect): ProjectStep => ({
  position,
  title,
  dueOn,
  doneOn: doneAt && dateInIndia(doneAt),
});

/** Today in India, by the database's clock. */
export const todayThere = sql`(now() at time zone 'Asia/Kolkata')::date`;
