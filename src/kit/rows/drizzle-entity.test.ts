import { createRequire } from 'node:module';
import * as drizzle from 'drizzle-orm';
import { PgColumn, PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { leads } from '#sales/leads/table.server.ts';
import { is } from './drizzle-entity.ts';

const { Column, eq, Param, Placeholder, sql, SQL, StringChunk, Subquery, Table, View } = drizzle;
const kinds = [Column, PgColumn, Table, PgTable, View, SQL, SQL.Aliased, Param, Placeholder, StringChunk, Subquery]; // prettier-ignore
/** As a library brings it that asks our database with a drizzle of its own. */
const other = createRequire(import.meta.url)('drizzle-orm') as typeof drizzle;

test('says of each part of a statement what drizzle says, of another copy’s parts too', () => {
  const told = (part: unknown, how: (part: unknown, kind: never) => boolean) =>
    kinds.filter((kind) => how(part, kind as never)).map(({ name }) => name);
  expect(told(other.sql`now()`, is)).toEqual(['SQL']);
  const parts = [
    leads,
    leads.id,
    leads.createdAt,
    sql`${leads.id}`.as('named'),
    sql.placeholder('id'),
    eq(leads.id, 'x'),
    eq(leads.id, 'x').queryChunks,
    ...eq(leads.id, 'x').queryChunks,
    ...other.eq(leads.id, 'x').queryChunks,
    new QueryBuilder().select().from(leads).as('some'),
    {},
    new Date(),
    'text',
    7,
    null,
    undefined,
  ];
  for (const part of parts) expect(told(part, is)).toEqual(told(part, drizzle.is));
});
