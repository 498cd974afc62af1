import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { ask } from '#kit/office/http.ts';
import type { Contradiction } from '#desk/content-check/contradiction.ts';
import type { TodayMore } from '#desk/today/today-item.ts';
import { textOnly, type Filter } from '#kit/office/list-queries.ts';
import { bookingQuery } from '#sales/bookings/office/booking-words.ts';
import { myLeadQuery } from '#sales/leads/views/office/lead-views.ts';
import type { ListMeta } from '#content/translations/office/translation-record.ts';

type Page = { data: RaRecord[]; nextCursor: string | null; total?: number; totalIsCapped?: boolean };
type Listing = Awaited<ReturnType<DataProvider['getList']>>;

/** Where pages begin that somebody has reached by turning pages; jumps fall back to an offset. */
const cursors = new Map<string, string>();

async function readPage(
  path: string,
  query: URLSearchParams,
  { pagination, signal }: GetListParams,
): Promise<Listing> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const listing = `${path}?${query}&${perPage}`;
  const cursor = page > 1 ? cursors.get(`${listing}#${page}`) : undefined;
  query.set('perPage', String(perPage));
  if (cursor) query.set('cursor', cursor);
  else query.set('offset', String((page - 1) * perPage));
  const found = await ask<Page>(`${path}?${query}`, { signal });
  if (found.nextCursor) cursors.set(`${listing}#${page + 1}`, found.nextCursor);
  if (cursors.size > 500) cursors.clear();
  const known = found.total !== undefined && !found.totalIsCapped;
  return {
    data: found.data,
    ...(known && { total: found.total }),
    pageInfo: { hasNextPage: found.nextCursor !== null, hasPreviousPage: page > 1 },
    meta: { totalIsCapped: found.totalIsCapped, total: found.total },
  };
}

const whole = (data: RaRecord[]): Listing => ({ data, total: data.length });
/** Lists whose filters say something else than the server takes. */
const translated: Record<string, (filter: Filter) => URLSearchParams> = {
  leads: myLeadQuery,
  bookings: bookingQuery,
};
const listQuery = (resource: string, filter: Filter) => (translated[resource] ?? textOnly)(filter);

/** Lists that are answered whole, as an array. */
const short = [
  'pricing-plans',
  'coupons',
  'class-levels',
  'class-schedules',
  'galleries',
  'lost-addresses',
  'services',
  'real-estate-features',
  'benefits',
  'gst-rates',
  'plans',
  'pickers',
  'staff',
  'lead-views',
  'lead-templates',
  'lead-rules',
  'webhooks',
  'staff-invites',
];

/** Lists that are turned page by page, narrowed by what the filters hold. */
const long = [
  'admissions',
  'help-requests',
  'posts',
  'comments',
  'subscribers',
  'media',
  'messages',
  'audit',
  'payments',
  'bookings',
  'invoices',
  'refund-requests',
  'redirects',
  'carts',
  'lead-tasks',
  'server-errors',
  'webhook-deliveries',
];

type ReadList = (params: GetListParams) => Promise<Listing>;
const each = (names: string[], read: (name: string) => ReadList) =>
  Object.fromEntries(names.map((name) => [name, read(name)]));

/** Rows that another field than `id` tells apart. */
const named = <T extends object>(rows: T[], idOf: (row: T) => string) =>
  whole(rows.map((row) => ({ ...row, id: idOf(row) })));

/** How each kind of record is listed. */
const lists: Record<string, ReadList> = {
  ...each(
    short,
    (name) =>
      async ({ signal }) =>
        whole(await ask<RaRecord[]>(`/${name}`, { signal })),
  ),
  ...each(long, (name) => (params) => readPage(`/${name}`, listQuery(name, params.filter ?? {}), params)),
  leads(params) {
    const query = listQuery('leads', params.filter ?? {});
    query.set('sort', params.sort?.field === 'id' ? 'createdAt' : (params.sort?.field ?? 'createdAt'));
    query.set('order', (params.sort?.order ?? 'DESC').toLowerCase());
    return readPage('/leads', query, params);
  },
  async today({ filter, signal }) {
    const { data, more } = await ask<Page & { more: TodayMore[] }>(`/today?${textOnly(filter ?? {})}`, {
      signal,
    });
    return { ...whole(data), meta: { more } };
  },
  customers(params) {
    const query = listQuery('customers', params.filter ?? {});
    query.set('sort', params.sort?.field === 'name' ? 'name' : 'createdAt');
    query.set('order', (params.sort?.order ?? 'DESC').toLowerCase());
    return readPage('/customers', query, params);
  },
  quotations(params) {
    const query = listQuery('quotations', params.filter ?? {});
    query.set('sort', params.sort?.field ?? 'id');
    query.set('order', (params.sort?.order ?? 'DESC').toLowerCase());
    return readPage('/quotations', query, params);
  },
  'quotation-templates': async ({ signal }) =>
    whole((await ask<Page>('/quotation-templates', { signal })).data),
  async letters({ signal }) {
    const { data, readers } = await ask<Page & { readers: number }>('/letters', { signal });
    return { ...whole(data), meta: { readers } };
  },
  async translations({ filter, pagination, signal }) {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const query = textOnly({ ...filter, perPage, offset: String((page - 1) * perPage) });
    const found = await ask<Page & { total: number } & ListMeta>(`/translations?${query}`, { signal });
    const { data, total, pages, counts } = found;
    const pageInfo = { hasNextPage: page * perPage < total, hasPreviousPage: page > 1 };
    return { data, total, pageInfo, meta: { pages, counts } };
  },
  renewals: async ({ filter, signal }) =>
    whole(await ask<RaRecord[]>(`/renewals?${textOnly(filter ?? {})}`, { signal })),
  reconciliations: async ({ signal }) => whole((await ask<Page>('/reconciliations', { signal })).data),
  ...each(
    ['policies', 'service-pages'],
    (name) =>
      async ({ signal }) =>
        named(await ask<{ slug: string }[]>(`/${name}`, { signal }), (page) => page.slug),
  ),
  'lead-duplicates': async ({ filter, signal }) =>
    whole(await ask<RaRecord[]>(`/leads/${String(filter?.leadId)}/duplicates`, { signal })),
  'content-check': async ({ signal }) =>
    named(await ask<Contradiction[]>('/content-check', { signal }), ({ about }) => about),
  'vital-days': async ({ signal }) =>
    named(
      await ask<{ day: string; name: string }[]>('/operations/vitals', { signal }),
      (row) => `${row.day} ${row.name}`,
    ),
  'lead-sources': async ({ signal }) =>
    whole((await ask<string[]>('/leads/sources', { signal })).map((name) => ({ id: name, name }))),
  queues: async ({ signal }) =>
    named(await ask<{ name: string }[]>('/jobs', { signal }), (queue) => queue.name),
  jobs: async ({ filter, signal }) =>
    whole(await ask<RaRecord[]>(`/jobs/${encodeURIComponent(String(filter?.queue))}`, { signal })),
};

/** One page of the records of a kind, as react-admin's lists want it. */
export function list(resource: string, params: GetListParams): Promise<Listing> {
  const read = lists[resource];
  if (!read) throw new Error(`There is no list of ${resource}.`);
  return read(params);
}
