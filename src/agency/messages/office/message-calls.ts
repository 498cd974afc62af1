import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';

export const messageCalls = {
  retry: (id: string) => request<null>(callPath`/messages/${id}/retry`, { method: 'POST' }),
};
