import { ask } from '#kit/office/http.ts';

export const messageCalls = {
  retry: (id: string) => ask<null>(`/messages/${id}/retry`, { method: 'POST' }),
};
