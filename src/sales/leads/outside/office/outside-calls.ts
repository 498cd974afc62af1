import type { z } from '@hono/zod-openapi';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';
import type { NewOutsideSource, OutsideSourceChange } from '../outside-source.ts';
import type { OutsideLead, OutsideSource, Tried } from './answers.ts';

export type OutsideSourceRecord = z.input<typeof OutsideSource>;
export type OutsideLeadRecord = z.input<typeof OutsideLead>;
export type TriedRecord = z.input<typeof Tried>;

const post = <T>(path: string, body?: object) => request<T>(path, { method: 'POST', ...(body && { body }) });

export const outsideCalls = {
  create: (fields: NewOutsideSource) => post<{ id: string }>('/outside-sources', fields),
  change: (base: OutsideSourceRecord, change: OutsideSourceChange) =>
    save<null>(`/outside-sources/${base.id}`, { method: 'PATCH', body: change, etag: base.etag, base }),
  remove: (id: string) => request<null>(`/outside-sources/${id}`, { method: 'DELETE' }),
  renewKey: (id: string) => post<null>(`/outside-sources/${id}/key`),
  test: (id: string) => post<TriedRecord>(`/outside-sources/${id}/test`),
  fetch: (id: string) => post<{ count: number }>(`/outside-sources/${id}/fetch`),
};
