import type { ChatAnswer } from '#agency/whatsapp/chat-input.ts';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { MailPlace } from '../incoming-input.ts';

export const incomingCalls = {
  place: (id: string, place: MailPlace) =>
    request<null>(callPath`/incoming-mails/${id}/place`, { method: 'POST', body: place }),
  answer: (id: string, answer: ChatAnswer) =>
    request<null>(callPath`/incoming-mails/${id}/answer`, { method: 'POST', body: answer }),
  setHandled: (id: string, handled: boolean) =>
    request<null>(callPath`/incoming-mails/${id}`, { method: 'PATCH', body: { handled } }),
};
