import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';

export const galleryCalls = {
  remove: (id: string) => request<null>(callPath`/galleries/${id}`, { method: 'DELETE' }),
  restore: (id: string) => request<null>(callPath`/galleries/${id}/restore`, { method: 'POST' }),
};
