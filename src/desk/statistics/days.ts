import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import type { StatisticsSpan } from './statistics.ts';

/** That a moment lies in these Indian days. */
export const during = (column: PgColumn, { from, to }: StatisticsSpan): SQL | undefined =>
  and(gte(column, momentInIndia(from, '00:00')), lt(column, momentInIndia(addDays(to, 1), '00:00')));

/** The Indian day of a moment, like `2026-11-21`. */
export const dayOf = (column: PgColumn) => sql<string>`(${column} at time zone 'Asia/Kolkata')::date`;

/** Counts the rows of which this holds. */
export const countIf = (holds: SQL | undefined) =>
  sql<number>`count(*) filter (where ${holds})`.mapWith(Number);

/** A row for each day of the span: what was found, or nothing. */
export function everyDay<Row extends { day: string }>(
  { from, to }: StatisticsSpan,
  found: Row[],
  nothing: Omit<Row, 'day'>,
): Row[] {
  const known = new Map(found.map((row) => [row.day, row]));
  const days: Row[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(known.get(day) ?? ({ ...nothing, day } as Row));
  return days;
}
