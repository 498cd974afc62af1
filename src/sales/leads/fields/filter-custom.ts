import { and, sql, type SQL } from 'drizzle-orm';
import { leads } from '../table.server.ts';
import type { CustomFilter } from './lead-field.ts';

/** The WHERE of the agency's own fields. The very value is found by the index; parts and ranges look at each row. */
export const filterCustom = (filter: CustomFilter): SQL | undefined =>
  and(
    ...Object.entries(filter).flatMap(([id, { is, has, from, to }]) => [
      is === undefined ? undefined : sql`${leads.custom} @> ${JSON.stringify({ [id]: is })}::jsonb`,
      has
        ? sql`${leads.custom} ->> ${id}::text ilike ${`%${has.replaceAll(/[\\%_]/g, '\\$&')}%`}`
        : undefined,
      from === undefined ? undefined : sql`${leads.custom} -> ${id}::text >= ${JSON.stringify(from)}::jsonb`,
      to === undefined ? undefined : sql`${leads.custom} -> ${id}::text <= ${JSON.stringify(to)}::jsonb`,
    ]),
  );
