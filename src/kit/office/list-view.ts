import type { ReactElement } from 'react';
import type { SortPayload } from 'react-admin';
import { callPath } from '#kit/path-of.ts';
import { listPath } from '#kit/screen-paths.ts';
import { request } from './http.ts';
import type { Filter } from './list-queries.ts';

/** Filters of a list with a name: one's own, or one that is shared. */
export type ListView = {
  id: string;
  resource: string;
  name: string;
  shared: boolean;
  filter: Filter;
  /** Null: the order that the list has by itself. */
  sort: SortPayload | null;
  staffName: string;
  mine: boolean;
};
type Named = Pick<ListView, 'name' | 'shared'>;
/** What of a list a view holds. */
export type Shown = Pick<ListView, 'filter' | 'sort'>;

export const viewCalls = {
  /** @param view with its id where it was deleted and comes back */
  save: (view: Partial<Pick<ListView, 'id'>> & Pick<ListView, 'resource'> & Named & Shown) =>
    request<{ id: string }>('/list-views', { method: 'POST', body: view }),
  change: (id: string, patch: Partial<Named & Shown>) =>
    request<null>(callPath`/list-views/${id}`, { method: 'PATCH', body: patch }),
  delete: (id: string) => request<null>(callPath`/list-views/${id}`, { method: 'DELETE' }),
};

/** The address of its list that says which view: what one sends. It follows what the view holds. */
export const viewPath = ({ resource, id }: Pick<ListView, 'resource' | 'id'>) =>
  `/${resource}?${new URLSearchParams({ view: id })}`;

/** The address of the list as a view has it. */
export const shownPath = (resource: string, { filter, sort }: Shown) =>
  listPath(resource, filter) +
  (sort ? `&${new URLSearchParams({ sort: sort.field, order: sort.order })}` : '');

/** Without what was chosen and emptied again: fields of a filter leave '' or null behind. */
export function chosen(filter: Filter): Filter {
  const held = Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== 'object' || Array.isArray(value))
      return value === '' || value === undefined || String(value) === '' ? [] : [[key, value]];
    const inner = chosen((value ?? {}) as Filter);
    return Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(held);
}

/** Whether a view holds what is on the screen. */
export const isShown = (view: Shown, now: Shown) =>
  inOneOrder(view.filter) === inOneOrder(now.filter) &&
  (!view.sort || (view.sort.field === now.sort?.field && view.sort.order === now.sort.order));

const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );

const isRecordId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/**
 * Of what a view was saved with, what its list still knows: filters come and go with a release, and so do their choices.
 * Records among the choices may come later than the list, which then says by itself that nothing was found.
 */
export function knownOf(filter: Filter, fields: ReactElement[], more: string[] = []): Filter {
  const byKey = new Map(
    fields.map(({ props }) => {
      const { source, choices } = props as { source: string; choices?: { id: unknown }[] };
      return [source, choices?.map(({ id }) => id)];
    }),
  );
  const known = Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
    const choices = byKey.get(key);
    if (more.includes(key) || (byKey.has(key) && !choices)) return [[key, value]];
    const isKnown = (one: unknown) => isRecordId(one) || (choices?.includes(one) ?? false);
    if (!Array.isArray(value)) return isKnown(value) ? [[key, value]] : [];
    const kept = value.filter(isKnown);
    return kept.length > 0 ? [[key, kept]] : [];
  });
  return Object.fromEntries(known);
}
