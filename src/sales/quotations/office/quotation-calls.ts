import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';

const post = <T = unknown>(id: string, what: string, body?: object) =>
  request<T>(callPath`/quotations/${id}/${what}`, { method: 'POST', ...(body && { body }) });
type Made = { id: string };

/** What staff do with a quotation. Those that take a last day answer with the draft they made. */
export const quotationCalls = {
  send: (id: string) => post(id, 'send'),
  handOver: (id: string) => post(id, 'hand-over'),
  resend: (id: string) => post(id, 'resend'),
  reopen: (id: string) => post(id, 'reopen'),
  convert: (id: string) => post(id, 'convert'),
  addFile(id: string, file: File) {
    const body = new FormData();
    body.set('file', file, file.name);
    return request<unknown>(callPath`/quotations/${id}/files`, { method: 'POST', body });
  },
  removeFile: (id: string, fileId: string) =>
    request<null>(callPath`/quotations/${id}/files/${fileId}`, { method: 'DELETE' }),
  remove: (id: string) => request<null>(callPath`/quotations/${id}`, { method: 'DELETE' }),
  revise: (id: string, validUntil: string) => post<Made>(id, 'revise', { validUntil }),
  duplicate: (id: string, validUntil: string) => post<Made>(id, 'duplicate', { validUntil }),
  draftCounter: (id: string, validUntil: string) => post<Made>(id, 'draft-counter', { validUntil }),
  acceptCounter: (id: string) => post<Made>(id, 'accept-counter'),
};
