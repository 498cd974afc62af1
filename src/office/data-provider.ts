import type { DataProvider, RaRecord } from 'react-admin';
import { atFields, underContent } from './field-errors.ts';
import { ask, ServerRefusal } from '#kit/office/http.ts';
import { list } from './lists.ts';
import { save } from '#kit/office/saves/save.ts';
import { baseOf, noteRead, noteSaved } from '#kit/office/saves/saved-here.ts';

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
  const { id: _id, etag: _etag, ...rest } = data;
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

/** What the server complains about comes back under the names of the form's fields. */
async function underFields<T>(resource: string, sending: Promise<T>): Promise<T> {
  try {
    return await sending;
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
  getOne: async (resource, { id, signal }) => ({ data: noteRead(await getOne(resource, id, signal)) }),
  getMany: async (resource, { ids, signal }) => {
    if (!fromList.has(resource))
      return { data: await Promise.all(ids.map((id) => getOne(resource, id, signal))) };
    const { data } = await list(resource, signal ? { signal } : {});
    return { data: data.filter((record) => ids.includes(record.id)) };
  },
  create: async (resource, { data }) => {
    const created = await underFields(
      resource,
      ask<RaRecord>(`/${resource}`, { method: 'POST', body: data }),
    );
    return { data: { ...data, ...created } };
  },
  update: async (resource, { id, data, previousData }) => {
    const body = pick(resource, data as Record<string, unknown>);
    const method = replaced.has(resource) ? 'PUT' : 'PATCH';
    const path = onlyOne.has(resource) ? `/${resource}` : `/${resource}/${id}`;
    const { etag } = data as { etag?: string };
    const inside = underContent.has(resource) ? { inside: 'content' } : {};
    const saving = save<Partial<RaRecord> | null>(path, {
      method,
      body,
      etag,
      base: baseOf(etag),
      ...inside,
    });
    const updated = await underFields(resource, saving);
    noteSaved(updated?.etag);
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
