import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { customers } from './table.server.ts';
import { countMatching } from '#kit/rows/capped-count.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { matchesWords } from '#kit/rows/matches-words.ts';
import type { CustomerFilter, CustomerPage, CustomerState } from './customer-filter.ts';

const { id, code, email, fullName, phone, createdAt, lastSignedInAt, blockedAt, eraseAt, closedAt } =
  customers;
export const customerColumns = {
  id,
  code,
  email,
  fullName,
  phone,
  createdAt,
  lastSignedInAt,
  state: sql<CustomerState>`case when ${closedAt} is not null then 'closed' when ${blockedAt} is not null then 'blocked'
    when ${eraseAt} is not null then 'leaving' else 'active' end`,
};

const inState: Record<CustomerState, SQL | undefined> = {
  active: and(isNull(closedAt), isNull(blockedAt), isNull(eraseAt)),
  blocked: and(isNull(closedAt), isNotNull(blockedAt)),
  leaving: and(isNull(closedAt), isNotNull(eraseAt)),
  closed: isNotNull(closedAt),
};

const matchesCustomer = (q: string) =>
  /^CUS-\d+$/i.test(q) ? eq(code, q.toUpperCase()) : matchesWords(customers.search, q);

/** The WHERE of the list. */
export const filterCustomers = ({ q, state }: CustomerFilter) =>
  and(state ? inState[state] : isNull(closedAt), q ? matchesCustomer(q) : undefined);

/**
 * One page of customers.
 * @returns `nextCursor` null on the last page; `total` at most 1,000, then with `totalIsCapped`
 */
export async function listCustomers(ctx: Ctx, page: CustomerPage) {
  return {
    ...(await readCustomers(ctx, page)),
    ...(await countMatching(ctx, customers, filterCustomers(page))),
  };
}

/** The same without counting. */
export async function readCustomers(ctx: Ctx, page: CustomerPage) {
  allow(ctx.actor, 'customers:read');
  const { cursor, perPage, sort } = page;
  const direction = page.order === 'asc' ? asc : desc;
  const found = await ctx.db
    .select(customerColumns)
    .from(customers)
    .where(and(filterCustomers(page), cursor === undefined ? undefined : beyond(page, cursor)))
    .orderBy(...(sort === 'name' ? [direction(fullName), direction(id)] : [direction(id)]))
    .limit(perPage + 1)
    .offset(cursor === undefined ? page.offset : 0);
  const data = found.slice(0, perPage);
  return { data, nextCursor: found.length > perPage ? (data.at(-1)?.id ?? null) : null };
}

function beyond({ sort, order }: CustomerPage, cursor: string): SQL {
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  if (sort === 'createdAt') return sql`${id} ${sign} ${cursor}::uuid`;
  return sql`(${fullName}, ${id}) ${sign} (select last.full_name, last.id from ${customers} as last where last.id = ${cursor}::uuid)`;
}
