import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Desk } from './desk.ts';
import type { TodayItem } from './today-item.ts';
import type { Ctx } from '#kit/context.ts';
import { formatDate, momentInIndia } from '#kit/india/india-date.ts';
import { showPath } from '#kit/screen-paths.ts';
import { listedProjects, todayThere } from '#sales/projects/select-projects.ts';
import { projects } from '#sales/projects/table.server.ts';

/** Steps that were promised for a day that is over; of one's own and of nobody's, or all. */
export async function lateProjects(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await listedProjects(ctx)
    .where(
      and(
        eq(projects.state, 'running'),
        lt(projects.dueOn, todayThere),
        desk.leadsOf ? or(eq(projects.assignedTo, desk.leadsOf), isNull(projects.assignedTo)) : undefined,
      ),
    )
    .orderBy(asc(projects.dueOn), asc(projects.id))
    .limit(desk.limit);
  return found.map((project) => {
    const dueOn = project.dueOn ?? '';
    return {
      id: `project:${project.id}`,
      kind: 'project',
      urgency: 'late',
      who: project.title,
      reason: `${project.stepTitle} was promised to ${project.name} for ${formatDate(dueOn)}`,
      at: momentInIndia(dueOn, '18:00').toISOString(),
      valuePaise: null,
      path: showPath('projects', project.id),
      phone: '',
      acts: [],
    };
  });
}
