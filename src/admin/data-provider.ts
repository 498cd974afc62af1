import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { ask, ServerRefusal } from './http.ts';
import { leadQuery, type LeadListFilter } from './leads/lead-views.ts';
import { daysOf, type Span } from './bookings/booking-words.ts';
import { atFields, underContent } from './field-errors.ts';
import { currentMe } from './session.ts';
import type { ListMeta } from './translations/translation-record.ts';

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
const textOnly = (filter: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );

/** How each kind of record is listed. */
const lists: Record<string, (params: GetListParams) => Promise<Listing>> = {
  leads(params) {
    const query = leadQuery((params.filter ?? {}) as LeadListFilter, currentMe()?.id ?? '');
    query.set('sort', params.sort?.field === 'id' ? 'createdAt' : (params.sort?.field ?? 'createdAt'));
    query.set('order', (params.sort?.order ?? 'DESC').toLowerCase());
    return readPage('/leads', query, params);
  },
  today: async ({ filter, signal }) =>
    whole((await ask<Page>(`/today?${textOnly(filter ?? {})}`, { signal })).data),
  customers(params) {
    const query = textOnly(params.filter ?? {});
    query.set('sort', params.sort?.field === 'name' ? 'name' : 'createdAt');
    query.set('order', (params.sort?.order ?? 'DESC').toLowerCase());
    return readPage('/customers', query, params);
  },
  quotations(params) {
    const query = textOnly(params.filter ?? {});
    query.set('sort', params.sort?.field ?? 'id');
    query.set('order', (params.sort?.order ?? 'DESC').toLowerCase());
    return readPage('/quotations', query, params);
  },
  'quotation-templates': async ({ signal }) =>
    whole((await ask<Page>('/quotation-templates', { signal })).data),
  admissions: (params) => readPage('/admissions', textOnly(params.filter ?? {}), params),
  'pricing-plans': async ({ signal }) => whole(await ask<RaRecord[]>('/pricing-plans', { signal })),
  coupons: async ({ signal }) => whole(await ask<RaRecord[]>('/coupons', { signal })),
  'class-levels': async ({ signal }) => whole(await ask<RaRecord[]>('/class-levels', { signal })),
  'class-schedules': async ({ signal }) => whole(await ask<RaRecord[]>('/class-schedules', { signal })),
  'help-requests': (params) => readPage('/help-requests', textOnly(params.filter ?? {}), params),
  posts: (params) => readPage('/posts', textOnly(params.filter ?? {}), params),
  comments: (params) => readPage('/comments', textOnly(params.filter ?? {}), params),
  async letters({ signal }) {
    const { data, readers } = await ask<Page & { readers: number }>('/letters', { signal });
    return { ...whole(data), meta: { readers } };
  },
  subscribers: (params) => readPage('/subscribers', textOnly(params.filter ?? {}), params),
  media: (params) => readPage('/media', textOnly(params.filter ?? {}), params),
  async translations({ filter, pagination, signal }) {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const query = textOnly({ ...filter, perPage, offset: String((page - 1) * perPage) });
    const found = await ask<Page & { total: number } & ListMeta>(`/translations?${query}`, { signal });
    const { data, total, pages, counts } = found;
    const pageInfo = { hasNextPage: page * perPage < total, hasPreviousPage: page > 1 };
    return { data, total, pageInfo, meta: { pages, counts } };
  },
  galleries: async ({ signal }) => whole(await ask<RaRecord[]>('/galleries', { signal })),
  policies: async ({ signal }) =>
    whole((await ask<{ slug: string }[]>('/policies', { signal })).map((one) => ({ ...one, id: one.slug }))),
  messages: (params) => readPage('/messages', textOnly(params.filter ?? {}), params),
  audit: (params) => readPage('/audit', textOnly(params.filter ?? {}), params),
  bookings(params) {
    const { span, ...filter } = (params.filter ?? {}) as Record<string, unknown> & { span?: Span };
    const days = span ? daysOf(span) : {};
    return readPage('/bookings', textOnly({ ...filter, ...days }), params);
  },
  payments: (params) => readPage('/payments', textOnly(params.filter ?? {}), params),
  invoices: (params) => readPage('/invoices', textOnly(params.filter ?? {}), params),
  renewals: async ({ filter, signal }) =>
    whole(await ask<RaRecord[]>(`/renewals?${textOnly(filter ?? {})}`, { signal })),
  'refund-requests': (params) => readPage('/refund-requests', textOnly(params.filter ?? {}), params),
  reconciliations: async ({ signal }) => whole((await ask<Page>('/reconciliations', { signal })).data),
  redirects: (params) => readPage('/redirects', textOnly(params.filter ?? {}), params),
  'lost-addresses': async ({ signal }) => whole(await ask<RaRecord[]>('/lost-addresses', { signal })),
  services: async ({ signal }) => whole(await ask<RaRecord[]>('/services', { signal })),
  'service-pages': async ({ signal }) =>
    whole(
      (await ask<{ slug: string }[]>('/service-pages', { signal })).map((one) => ({ ...one, id: one.slug })),
    ),
  'real-estate-features': async ({ signal }) =>
    whole(await ask<RaRecord[]>('/real-estate-features', { signal })),
  benefits: async ({ signal }) => whole(await ask<RaRecord[]>('/benefits', { signal })),
  'gst-rates': async ({ signal }) => whole(await ask<RaRecord[]>('/gst-rates', { signal })),
  carts: (params) => readPage('/carts', textOnly({}), params),
  plans: async ({ signal }) => whole(await ask<RaRecord[]>('/plans', { signal })),
  pickers: async ({ signal }) => whole(await ask<RaRecord[]>('/pickers', { signal })),
  staff: async ({ signal }) => whole(await ask<RaRecord[]>('/staff', { signal })),
  'lead-tasks': (params) => readPage('/lead-tasks', textOnly(params.filter ?? {}), params),
  'lead-duplicates': async ({ filter, signal }) =>
    whole(await ask<RaRecord[]>(`/leads/${String(filter?.leadId)}/duplicates`, { signal })),
  'lead-views': async ({ signal }) => whole(await ask<RaRecord[]>('/lead-views', { signal })),
  'lead-templates': async ({ signal }) => whole(await ask<RaRecord[]>('/lead-templates', { signal })),
  'lead-rules': async ({ signal }) => whole(await ask<RaRecord[]>('/lead-rules', { signal })),
  'vital-days': async ({ signal }) => {
    const days = await ask<{ day: string; name: string }[]>('/operations/vitals', { signal });
    return whole(days.map((row) => ({ ...row, id: `${row.day} ${row.name}` })));
  },
  'server-errors': (params) => readPage('/server-errors', textOnly({}), params),
  webhooks: async ({ signal }) => whole(await ask<RaRecord[]>('/webhooks', { signal })),
  'webhook-deliveries': (params) => readPage('/webhook-deliveries', textOnly(params.filter ?? {}), params),
  'staff-invites': async ({ signal }) => whole(await ask<RaRecord[]>('/staff-invites', { signal })),
  'lead-sources': async ({ signal }) =>
    whole((await ask<string[]>('/leads/sources', { signal })).map((name) => ({ id: name, name }))),
  queues: async ({ signal }) =>
    whole(
      (await ask<{ name: string }[]>('/jobs', { signal })).map((queue) => ({ ...queue, id: queue.name })),
    ),
  jobs: async ({ filter, signal }) =>
    whole(await ask<RaRecord[]>(`/jobs/${encodeURIComponent(String(filter?.queue))}`, { signal })),
};

/** Records that are read from their list, because the list is short and complete. */
const fromList = new Set([
  'lead-rules',
  'lead-templates',
  'benefits',
  'gst-rates',
  'services',
  'staff',
  'plans',
  'pickers',
  'real-estate-features',
  'pricing-plans',
  'coupons',
  'class-levels',
  'class-schedules',
]);

/** What there is one of: its address needs no id. */
const onlyOne = new Set([
  'settings',
  'about',
  'booking-settings',
  'calendar-feed',
  'offer',
  'home',
  'sign-in-rules',
  'operations',
  'first-steps',
  'demo-content',
  'lead-clock',
]);

/** What is written as a whole instead of field by field. */
const replaced = new Set([
  'letters',
  'lead-templates',
  'lead-rules',
  'pricing-plans',
  'coupons',
  'class-levels',
  'class-schedules',
  'quotations',
  'quotation-templates',
  'benefits',
  'gst-rates',
  'redirects',
  'services',
  'galleries',
  'policies',
  'about',
  'booking-settings',
  'plans',
  'pickers',
  'offer',
  'home',
  'settings',
  'service-pages',
  'real-estate-features',
]);

async function getOne(resource: string, id: RaRecord['id'], signal?: AbortSignal): Promise<RaRecord> {
  if (onlyOne.has(resource)) return { ...(await ask<object>(`/${resource}`, { signal })), id };
  if (resource === 'lead-counts') return { ...(await ask<object>('/leads/counts', { signal })), id };
  if (resource === 'statistics' || resource === 'dashboard') {
    const [from = '', to = ''] = String(id).split('_');
    return { ...(await ask<object>(`/${resource}?${new URLSearchParams({ from, to })}`, { signal })), id };
  }
  if (!fromList.has(resource)) return { ...(await ask<object>(`/${resource}/${id}`, { signal })), id };
  const all = await list(resource, signal ? { signal } : {});
  const found = all.data.find((record) => record.id === id);
  if (!found) throw new Error('This record was not found.');
  return found;
}

function list(resource: string, params: GetListParams): Promise<Listing> {
  const read = lists[resource];
  if (!read) throw new Error(`There is no list of ${resource}.`);
  return read(params);
}

const unused = (what: string) => () => Promise.reject(new Error(`The back office has no ${what}.`));

/** What the form may send: the server refuses fields it does not know. */
const editable: Record<string, string[]> = {
  'pricing-plans': [
    'serviceId',
    'offerPlanId',
    'name',
    'months',
    'pricePaise',
    'sellPaise',
    'benefits',
    'status',
  ],
  coupons: [
    'code',
    'note',
    'percent',
    'offPaise',
    'validFrom',
    'validUntil',
    'mostUses',
    'mostUsesEach',
    'planIds',
    'status',
  ],
  'class-levels': ['name', 'position', 'status'],
  'class-schedules': ['serviceId', 'levels', 'ageGroups', 'frequency', 'status'],
  benefits: ['title', 'description', 'icon', 'originalPaise', 'pricePaise', 'status', 'additional'],
  'gst-rates': ['name', 'percent'],
  services: ['name', 'description', 'openHours', 'status'],
  redirects: ['fromPath', 'target', 'status', 'note'],
  staff: ['name', 'role', 'active', 'password'],
  plans: ['duration', 'months', 'pricePaise', 'originalPaise', 'bestOffer', 'description'],
  pickers: ['name', 'intro', 'features'],
  'real-estate-features': ['title', 'description', 'status'],
};
const pick = (resource: string, data: Record<string, unknown>) => {
  const { id: _id, ...rest } = data;
  if (underContent.has(resource)) return rest.content;
  const fields = editable[resource];
  return fields
    ? Object.fromEntries(
        fields.flatMap((key) =>
          rest[key] === undefined || (rest[key] === '' && key === 'password') ? [] : [[key, rest[key]]],
        ),
      )
    : rest;
};

/** Sends what a form holds. What the server complains about comes back under the names of the form's fields. */
async function send<T>(resource: string, path: string, method: string, body: unknown): Promise<T> {
  try {
    return await ask<T>(path, { method, body });
  } catch (error) {
    if (error instanceof ServerRefusal && error.body.errors)
      error.body.errors = atFields(resource, error.body.errors);
    throw error;
  }
}

/** react-admin's way to our API: the session is a cookie, pages are turned by cursor. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => list(resource, params),
  getOne: async (resource, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
  getMany: async (resource, { ids, signal }) => {
    if (!fromList.has(resource))
      return { data: await Promise.all(ids.map((id) => getOne(resource, id, signal))) };
    const { data } = await list(resource, signal ? { signal } : {});
    return { data: data.filter((record) => ids.includes(record.id)) };
  },
  create: async (resource, { data }) => {
    const created = await send<RaRecord>(resource, `/${resource}`, 'POST', data);
    return { data: { ...data, ...created } };
  },
  update: async (resource, { id, data, previousData }) => {
    const body = pick(resource, data as Record<string, unknown>);
    const method = replaced.has(resource) ? 'PUT' : 'PATCH';
    const path = onlyOne.has(resource) ? `/${resource}` : `/${resource}/${id}`;
    const updated = await send<object | null>(resource, path, method, body);
    return { data: { ...previousData, ...data, ...updated, id } };
  },
  delete: async (resource, { id, previousData }) => {
    await ask(`/${resource}/${id}`, { method: 'DELETE' });
    return { data: previousData ?? { id } };
  },
  getManyReference: unused('list of references'),
  updateMany: unused('such change of many'),
  deleteMany: unused('deletion of many'),
} as DataProvider;
