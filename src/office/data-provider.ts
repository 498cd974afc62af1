import { callPath } from '#kit/path-of.ts';
import type { DataProvider, GetListParams, GetOneParams, RaRecord } from 'react-admin';
import { request, ServerRefusal } from '#kit/office/http.ts';
import { textOnly } from '#kit/office/list-queries.ts';
import { readPage, whole } from '#kit/office/read-records.ts';
import type { Resource } from '#kit/office/resource.ts';
import { save } from '#kit/office/saves/save.ts';
import { baseOf, rememberRead, rememberSaved } from '#kit/office/saves/saved-here.ts';
import { atFields } from './field-errors.ts';
import { resources } from './resources.ts';

const byName = new Map(resources.map((resource) => [resource.name, resource]));
function resourceOf(name: string): Resource {
  const found = byName.get(name);
  if (!found) throw new Error(`The back office knows no ${name}.`);
  return found;
}

/** One page of the records of a kind, as react-admin's lists want it. */
async function getList({ name, list, query = textOnly }: Resource, params: GetListParams) {
  if (!list) throw new Error(`There is no list of ${name}.`);
  if (list === 'whole')
    return whole(await request<RaRecord[]>(callPath`/${name}`, { signal: params.signal }));
  if (list === 'pages') return readPage(callPath`/${name}`, query(params.filter ?? {}, params.sort), params);
  return list(params);
}

async function getOne(resource: Resource, params: GetOneParams): Promise<RaRecord> {
  const { name, one } = resource;
  const { id, signal } = params;
  if (one === 'from list') {
    const all = await getList(resource, signal ? { signal } : {});
    const found = all.data.find((record) => record.id === id);
    if (!found) throw new Error('This record was not found.');
    return found;
  }
  if (one === 'by id') return { ...(await request<object>(callPath`/${name}/${id}`, { signal })), id };
  if (one === 'only one') return { ...(await request<object>(callPath`/${name}`, { signal })), id };
  return { ...(await one(params)), id };
}

const unused = (what: string) => () => Promise.reject(new Error(`The back office has no ${what}.`));

/** What a save sends: an empty password is none. */
function bodyOf({ inside, fields }: Resource, data: Record<string, unknown>) {
  const { id: _id, etag: _etag, ...rest } = data;
  if (inside) return rest[inside];
  if (!fields) return rest;
  return Object.fromEntries(
    fields.flatMap((key) =>
      rest[key] === undefined || (rest[key] === '' && key === 'password') ? [] : [[key, rest[key]]],
    ),
  );
}

/** What the server refuses comes back under the names of the form's fields. */
async function withFieldErrors<T>(resource: Resource, sending: Promise<T>): Promise<T> {
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
  getList: (name, params) => getList(resourceOf(name), params),
  getOne: async (name, params) => ({ data: rememberRead(await getOne(resourceOf(name), params)) }),
  getMany: async (name, { ids, signal }) => {
    const resource = resourceOf(name);
    if (resource.one !== 'from list')
      return { data: await Promise.all(ids.map((id) => getOne(resource, { id, signal }))) };
    const { data } = await getList(resource, signal ? { signal } : {});
    return { data: data.filter((record) => ids.includes(record.id)) };
  },
  create: async (name, { data }) => {
    const sending = request<RaRecord>(callPath`/${name}`, { method: 'POST', body: data });
    const created = await withFieldErrors(resourceOf(name), sending);
    return { data: { ...data, ...created } };
  },
  update: async (name, { id, data, previousData }) => {
    const resource = resourceOf(name);
    const { etag } = data as { etag?: string };
    const saving = save<Partial<RaRecord> | null>(
      resource.one === 'only one' ? callPath`/${name}` : callPath`/${name}/${id}`,
      {
        method: resource.writes === 'whole' ? 'PUT' : 'PATCH',
        body: bodyOf(resource, data as Record<string, unknown>),
        etag,
        base: baseOf(etag),
        ...(resource.inside && { inside: resource.inside }),
      },
    );
    const updated = await withFieldErrors(resource, saving);
    rememberSaved(updated?.etag);
    return { data: { ...previousData, ...data, ...updated, id } };
  },
  delete: async (name, { id, previousData }) => {
    await request(callPath`/${name}/${id}`, { method: 'DELETE' });
    return { data: previousData ?? { id } };
  },
  getManyReference: unused('list of references'),
  updateMany: unused('such change of many'),
  deleteMany: unused('deletion of many'),
} as DataProvider;
