import { ask } from '#kit/office/http.ts';

export const queueCalls = {
  retry: (queue: string, id: string) => ask<null>(`/jobs/${queue}/${id}/retry`, { method: 'POST' }),
};
