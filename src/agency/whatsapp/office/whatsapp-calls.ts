import { callPath } from '#kit/path-of.ts';
import type { TemplateChoice } from '../choice.ts';
import { request } from '#kit/office/http.ts';

export const whatsAppCalls = {
  tell: (path: string) => request<null>(path, { method: 'POST' }),
  agree: (phone: string, where: string) =>
    request<null>(callPath`/whatsapp-numbers/${phone}/agreement`, { method: 'POST', body: { where } }),
  choose: (event: string, language: string, choice: TemplateChoice) =>
    request<null>(callPath`/whatsapp-templates/${event}/${language}`, { method: 'PUT', body: choice }),
  refreshTemplates: () => request<null>('/whatsapp-templates/refresh', { method: 'POST' }),
};
