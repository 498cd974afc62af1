import { callPath } from '#kit/path-of.ts';
import { ask } from '#kit/office/http.ts';

export const messageCalls = {
  retry: (id: string) => ask<null>(callPath`/messages/${id}/retry`, { method: 'POST' }),
};
