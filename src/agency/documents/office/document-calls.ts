import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';
import { rememberSaved } from '#kit/office/saves/saved-here.ts';
import type { DocumentRecord, DocumentVersion } from './document-record.ts';

/** What we have made of a document is shown at once. */
const ours = (document: DocumentRecord) => {
  rememberSaved(document.etag);
  return document;
};

/** The calls of one document. @param path where it stands: `/cases/…` */
export const documentCalls = (path: string) => ({
  read: () => request<DocumentRecord>(path),
  save: (content: object, etag: string) =>
    save<DocumentRecord>(path, { method: 'PUT', body: content, etag, inside: 'content' }).then(ours),
  publish: (etag: string) => request<DocumentRecord>(`${path}/publish`, { method: 'POST', etag }).then(ours),
  dropDraft: (etag: string) =>
    request<DocumentRecord>(`${path}/draft`, { method: 'DELETE', etag }).then(ours),
  hide: () => request<DocumentRecord>(`${path}/hide`, { method: 'POST' }).then(ours),
  show: () => request<DocumentRecord>(`${path}/show`, { method: 'POST' }).then(ours),
  versions: () => request<DocumentVersion[]>(`${path}/versions`),
  version: (id: string) => request<DocumentVersion & { content: object }>(path + callPath`/versions/${id}`),
  restore: (id: string, etag: string) =>
    request<DocumentRecord>(path + callPath`/versions/${id}/restore`, { method: 'POST', etag }).then(ours),
});
export type DocumentCalls = ReturnType<typeof documentCalls>;
