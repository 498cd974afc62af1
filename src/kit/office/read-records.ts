import type { DataProvider, GetListParams, GetOneParams, RaRecord, SortPayload } from 'react-admin';
import { request } from './http.ts';

export type Page = { data: RaRecord[]; nextCursor: string | null; total?: number; totalIsCapped?: boolean };
type Listing = Awaited<ReturnType<DataProvider['getList']>>;
export type ReadList = (params: GetListParams) => Promise<Listing>;

/** Where pages begin that somebody has reached by turning pages; jumps fall back to an offset. */
const cursors = new Map<string, string>();

/** One page of a list that is turned by cursor, as react-admin wants it. */
export async function readPage(
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
  const found = await request<Page>(`${path}?${query}`, { signal });
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

/** A list that is there as a whole. */
export const whole = (data: RaRecord[]): Listing => ({ data, total: data.length });

/** Rows that another field than `id` tells apart. */
export const named = <T extends object>(rows: T[], idOf: (row: T) => string): Listing =>
  whole(rows.map((row) => ({ ...row, id: idOf(row) })));

/** Adds the order to a query: the given field, the newest first unless somebody chose. */
export function sorted(query: URLSearchParams, field: string, sort: SortPayload | undefined) {
  query.set('sort', field);
  query.set('order', (sort?.order ?? 'DESC').toLowerCase());
  return query;
}

/** What is counted over some days: the id names the first and the last, `2026-03-01_2026-03-31`. */
export const readDays =
  (path: string) =>
  ({ id, signal }: GetOneParams) => {
    const [from = '', to = ''] = String(id).split('_');
    return request<object>(`${path}?${new URLSearchParams({ from, to })}`, { signal });
  };
