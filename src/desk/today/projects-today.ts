import { and, asc, eq, isNotNull, isNull, lt, min, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Desk } from './desk.ts';
import type { TodayItem } from './today-item.ts';
import { ofNobody } from '#agency/staff/of-nobody.ts';
import type { Ctx } from '#kit/context.ts';
import { formatDate, momentInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { showPath } from '#kit/screen-paths.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { readBlocks } from '#money/certificates/read-blocks.ts';
import { certificates } from '#money/certificates/table.server.ts';
import { projectFiles } from '#sales/projects/files/table.server.ts';
import { listedProjects, todayThere } from '#sales/projects/select-projects.ts';
import { projects } from '#sales/projects/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

const ofDesk = ({ leadsOf }: Desk) =>
  leadsOf ? or(eq(projects.assignedTo, leadsOf), ofNobody(projects.assignedTo, 'projects:edit')) : undefined;

/** Steps that were promised for a day that is over; of one's own and of nobody's, or all. */
export async function lateProjects(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await listedProjects(ctx)
    .where(and(eq(projects.state, 'running'), lt(projects.dueOn, todayThere), ofDesk(desk)))
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

/** Certificates that hold though their money went back; as `readBlocks` says beside each, of those it may be true of. */
export async function unpaidCertificates(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const { admissionId, id, quotationId } = projects;
  const isOwed = (its: SQL) => sql`exists (select from payment_transactions p
    join invoices i on i.transaction_id = p.id join receivables r on r.invoice_id = i.id
    where r.open_paise > 0 and ${its})`;
  const found = await ctx.db
    .select({ project: projects, certificateId: certificates.id, issuedAt: certificates.issuedAt })
    .from(certificates)
    .innerJoin(projects, eq(id, certificates.projectId))
    .leftJoin(quotations, eq(quotations.id, quotationId))
    .leftJoin(admissions, eq(admissions.id, admissionId))
    .where(
      and(
        isNull(certificates.revokedAt),
        ofDesk(desk),
        or(
          ne(quotations.status, 'paid'),
          isOwed(sql`p.purpose = 'quotation' and p.subject_id = ${quotationId}::text`),
          and(isNull(quotationId), notInArray(admissions.status, ['Active', 'Completed'])),
          and(
            isNull(quotationId),
            isOwed(sql`p.purpose in ('admission', 'upgrade') and p.customer_id = ${admissions.customerId}`),
          ),
        ),
      ),
    )
    .orderBy(asc(certificates.issuedAt), asc(id))
    .limit(desk.limit);
  const items: TodayItem[] = [];
  for (const { project, certificateId, issuedAt } of found) {
    const { blocks, openPaise } = await readBlocks(ctx, project);
    if (!blocks.includes('balance')) continue;
    const owed = openPaise > 0 ? `${formatInr(openPaise)} is still to be paid` : 'it is not paid';
    items.push({
      id: `certificate:${certificateId}`,
      kind: 'project',
      urgency: 'waiting',
      who: project.title,
      reason: `Its certificate of ownership holds, though its money went back: ${owed}`,
      at: issuedAt.toISOString(),
      valuePaise: openPaise || null,
      path: showPath('projects', project.id),
      phone: '',
      acts: [],
    });
  }
  return items;
}

/** What customers gave and answered, and nobody has looked at: one item for each project. */
export async function projectNews(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const { answer, unseenSince } = projectFiles;
  const { id, title, name } = projects;
  const since = min(unseenSince);
  const found = await ctx.db
    .select({
      id,
      title,
      name,
      since,
      given: sql<number>`count(*) filter (where ${answer} is null)::int`,
      approved: sql<number>`count(*) filter (where ${answer} = 'approved')::int`,
      refused: sql<number>`count(*) filter (where ${answer} = 'changes')::int`,
    })
    .from(projectFiles)
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .where(and(isNotNull(unseenSince), ofDesk(desk)))
    .groupBy(id)
    .orderBy(asc(since), asc(id))
    .limit(desk.limit);
  return found.map(({ given, approved, refused, ...project }) => ({
    id: `project-news:${project.id}`,
    kind: 'project',
    urgency: 'waiting',
    who: project.title,
    reason: [
      refused > 0 && `${project.name} asks for changes`,
      approved > 0 && `${project.name} has approved a version`,
      given > 0 && `${project.name} gave ${given === 1 ? 'a file' : `${given} files`}`,
    ]
      .filter(Boolean)
      .join('; '),
    at: (project.since ?? desk.now).toISOString(),
    valuePaise: null,
    path: showPath('projects', project.id),
    phone: '',
    acts: desk.may('projects:edit')
      ? [
          {
            label: 'Seen',
            did: 'Noted that it was seen',
            method: 'POST',
            path: `/projects/${project.id}/seen`,
            body: {},
            undo: null,
          },
        ]
      : [],
  }));
}
