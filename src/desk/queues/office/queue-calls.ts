import { callPath } from '#kit/path-of.ts';
import { ask } from '#kit/office/http.ts';

export const queueCalls = {
  retry: (queue: string, id: string) => ask<null>(callPath`/jobs/${queue}/${id}/retry`, { method: 'POST' }),
};
