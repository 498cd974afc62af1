import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';

export const queueCalls = {
  retry: (queue: string, id: string) =>
    request<null>(callPath`/jobs/${queue}/${id}/retry`, { method: 'POST' }),
};
