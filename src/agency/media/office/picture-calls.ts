import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';
import { callPath } from '#kit/path-of.ts';
import type { Focus } from '../focus.ts';
import type { FolderRecord } from './folder-record.ts';
import type { PictureRecord, PictureUse } from './picture-record.ts';

/** What staff do with a picture beside deleting it. */
export const pictureCalls = {
  upload(file: Blob, name: string, alt: string, folderId?: string) {
    const body = new FormData();
    body.set('file', file, name);
    body.set('alt', alt);
    if (folderId) body.set('folderId', folderId);
    return request<PictureRecord>('/media', { method: 'POST', body });
  },
  describe: ({ id, etag }: PictureRecord, alt: string) =>
    save<PictureRecord>(`/media/${id}`, { method: 'PATCH', body: { alt }, etag }),
  focus: ({ id, alt, etag }: PictureRecord, focus: Focus | null) =>
    save<PictureRecord>(`/media/${id}`, { method: 'PATCH', body: { alt, focus }, etag }),
  move: (ids: string[], folderId: string | null) =>
    request<{ moved: number }>('/media/move', { method: 'POST', body: { ids, folderId } }),
  uses: (id: string) => request<PictureUse[]>(callPath`/media/${id}/uses`),
  deleteAll: (ids: string[]) =>
    request<{ deleted: number; inUse: number }>('/media/delete', { method: 'POST', body: { ids } }),
  addFolder: (name: string) => request<FolderRecord>('/media-folders', { method: 'POST', body: { name } }),
  renameFolder: (id: string, name: string) =>
    request<FolderRecord>(callPath`/media-folders/${id}`, { method: 'PATCH', body: { name } }),
  deleteFolder: (id: string) => request<void>(callPath`/media-folders/${id}`, { method: 'DELETE' }),
};
