import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';

export const whatsAppCalls = {
  tell: (path: string) => request<null>(path, { method: 'POST' }),
  agree: (phone: string, where: string) =>
    request<null>(callPath`/whatsapp-numbers/${phone}/agreement`, { method: 'POST', body: { where } }),
  refreshTemplates: () => request<null>('/whatsapp-templates/refresh', { method: 'POST' }),
};
