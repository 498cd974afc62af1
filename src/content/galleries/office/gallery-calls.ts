import { callPath } from '#kit/path-of.ts';
import { ask } from '#kit/office/http.ts';

export const galleryCalls = {
  remove: (id: string) => ask<null>(callPath`/galleries/${id}`, { method: 'DELETE' }),
  restore: (id: string) => ask<null>(callPath`/galleries/${id}/restore`, { method: 'POST' }),
};
