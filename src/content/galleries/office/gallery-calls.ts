import { ask } from '#kit/office/http.ts';

export const galleryCalls = {
  remove: (id: string) => ask<null>(`/galleries/${id}`, { method: 'DELETE' }),
  restore: (id: string) => ask<null>(`/galleries/${id}/restore`, { method: 'POST' }),
};
