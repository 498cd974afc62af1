import type { PostStatus } from '#domain/blog/post.ts';
import { ask } from '../http.ts';
import type { PostFields, PostRecord } from './post-record.ts';

/** What a post said until `at`, when `staffName` changed it. */
export type PostVersion = { id: string; at: string; staffName: string; title: string };

/** The calls of the editor. */
export const postCalls = {
  read: (id: string) => ask<PostRecord>(`/posts/${id}`),
  change: (id: string, change: Partial<PostFields> & { version: number }) =>
    ask<PostRecord>(`/posts/${id}`, { method: 'PATCH', body: change }),
  move: (id: string, status: PostStatus, publishAt?: string) =>
    ask<PostRecord>(`/posts/${id}/state`, {
      method: 'PUT',
      body: { status, ...(publishAt && { publishAt }) },
    }),
  versions: (id: string) => ask<PostVersion[]>(`/posts/${id}/versions`),
  restore: (id: string, versionId: string, version: number) =>
    ask<PostRecord>(`/posts/${id}/versions/${versionId}/restore`, { method: 'POST', body: { version } }),
  remove: (id: string) => ask<null>(`/posts/${id}`, { method: 'DELETE' }),
  words: () => ask<{ categories: string[]; authors: string[] }>('/posts/words'),
};
