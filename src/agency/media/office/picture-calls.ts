import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';
import type { PictureRecord } from './picture-record.ts';

/** What staff do with a picture beside deleting it. */
export const pictureCalls = {
  upload(file: Blob, name: string, alt: string) {
    const body = new FormData();
    body.set('file', file, name);
    body.set('alt', alt);
    return request<PictureRecord>('/media', { method: 'POST', body });
  },
  describe: ({ id, etag }: PictureRecord, alt: string) =>
    save<PictureRecord>(`/media/${id}`, { method: 'PATCH', body: { alt }, etag }),
};
