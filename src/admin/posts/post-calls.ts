import type { PostStatus } from '#domain/blog/post.ts';
import { ask } from '../http.ts';
import type { PostFields, PostRecord } from './post-record.ts';

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
  remove: (id: string) => ask<null>(`/posts/${id}`, { method: 'DELETE' }),
  words: () => ask<{ categories: string[]; authors: string[] }>('/posts/words'),
};
