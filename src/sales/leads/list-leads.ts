import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { leads } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { allow, type Ctx, type Db } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { countLeads, findLeads } from './find-leads.ts';
import { nextTitles } from './tasks/list-tasks.ts';
import { readInOrder } from '#kit/rows/read-in-order.ts';
import { leadColumns } from './lead-columns.ts';
import type { LeadPage, LeadSort } from './lead-filter.ts';

/** Where a page ended: the value it was sorted by, and the id that breaks ties. */
const Cursor = z.tuple([z.string().nullable(), z.uuid()]);
type Cursor = z.infer<typeof Cursor>;

/** One page of leads. @returns `nextCursor` null on the last page; `total` at most 1,000, then with `totalIsCapped` */
export async function listLeads(ctx: Ctx, page: LeadPage) {
  const { counted, ...found } = await readLeads(ctx, page);
  return { ...found, ...(counted ?? (await countLeads(ctx, page))) };
}

/**
 * The same without counting further than the reading itself needs. Leads without a follow-up or a value stand last in
 * either order of these.
 */
export async function readLeads(ctx: Ctx, page: LeadPage) {
  allow(ctx.actor, 'leads:read');
  const { where: matching, counted, isMany } = await findLeads(ctx, page);
  const cursor = page.cursor === undefined ? null : readCursor(page.cursor);
  const read = (db: Db) =>
    db
      .select(leadColumns)
      .from(leads)
      .leftJoin(staff, eq(staff.id, leads.assignedTo))
      .where(and(matching, cursor ? after(page, cursor) : undefined))
      .orderBy(...ordering(page))
      .limit(page.perPage + 1)
      .offset(cursor ? 0 : page.offset);
  const found = await (isMany ? readInOrder(ctx, read) : read(ctx.db));
  const rows = found.slice(0, page.perPage);
  const last = rows.at(-1);
  const tasks = await nextTitles(ctx, rows);
  return {
    data: rows.map((row) => ({ ...row, nextTask: tasks.get(row.id) ?? null })),
    nextCursor: last && found.length > page.perPage ? writeCursor(page.sort, last) : null,
    counted,
  };
}

/** What some leads have nothing of, and its type: they stand last in either order. */
const typeOf = (column: Exclude<LeadSort, 'createdAt'>) =>
  column === 'score'
    ? 'integer'
    : column in mayBeNothing
      ? mayBeNothing[column as keyof typeof mayBeNothing]
      : 'text';
const mayBeNothing = { nextFollowUpAt: 'timestamptz', valuePaise: 'bigint' } as const;

function ordering({ sort, order }: LeadPage): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  if (sort === 'createdAt') return [direction(leads.id)];
  if (sort in mayBeNothing && order === 'desc') return [sql`${leads[sort]} desc nulls last`, desc(leads.id)];
  return [direction(leads[sort]), direction(leads.id)];
}

function after({ sort, order }: LeadPage, [value, id]: Cursor): SQL | undefined {
  const beyond = order === 'asc' ? gt : lt;
  if (sort === 'createdAt') return beyond(leads.id, id);
  const column = leads[sort];
  if (value === null) return and(sql`${column} is null`, beyond(leads.id, id));
  const typed = sql`${value}::${sql.raw(typeOf(sort))}`;
  const sign = order === 'asc' ? sql`>` : sql`<`;
  const later = sql`(${column}, ${leads.id}) ${sign} (${typed}, ${id}::uuid)`;
  return sort in mayBeNothing ? sql`(${later} or ${column} is null)` : later;
}

function writeCursor(
  sort: LeadSort,
  last: {
    id: string;
    name: string;
    status: string;
    nextFollowUpAt: Date | null;
    valuePaise: number | null;
    score: number;
  },
) {
  const value = {
    createdAt: null,
    name: last.name,
    status: last.status,
    nextFollowUpAt: last.nextFollowUpAt?.toISOString() ?? null,
    score: String(last.score),
    valuePaise: last.valuePaise === null ? null : String(last.valuePaise),
  }[sort];
  return Buffer.from(JSON.stringify([value, last.id])).toString('base64url');
}

function readCursor(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new Invalid({ cursor: 'This page marker is not one of ours' });
  }
}
