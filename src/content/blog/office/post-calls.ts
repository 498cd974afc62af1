import { callPath } from '#kit/path-of.ts';
import type { PostStatus } from '../post.ts';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';
import type { PostFields, PostReading, PostRecord } from './post-record.ts';

/** What a post said until `at`, when `staffName` changed it. */
export type PostVersion = { id: string; at: string; staffName: string; title: string };

/** Who writes in a post, and the version that holds now. */
export type PostClaim = { isMine: boolean; staffName: string; since: string; version: number };

/** Words that posts carry, to choose from. */
export type PostWords = { categories: string[]; authors: string[]; tags: string[] };

/** The calls of the editor. */
export const postCalls = {
  read: (id: string) => request<PostRecord>(callPath`/posts/${id}`),
  change: (id: string, change: Partial<PostFields>, etag: string, onMerged: () => void) =>
    save<PostRecord>(`/posts/${id}`, { method: 'PATCH', body: change, etag, onMerged }),
  move: (id: string, status: PostStatus, publishAt?: string) =>
    request<PostRecord>(callPath`/posts/${id}/state`, {
      method: 'PUT',
      body: { status, ...(publishAt && { publishAt }) },
    }),
  versions: (id: string) => request<PostVersion[]>(callPath`/posts/${id}/versions`),
  version: (id: string, versionId: string) =>
    request<PostReading & PostVersion>(callPath`/posts/${id}/versions/${versionId}`),
  claim: (id: string, how: { active: boolean; takeOver: boolean }) =>
    request<PostClaim>(callPath`/posts/${id}/editing`, { method: 'PUT', body: how }),
  /** Also while the page is being closed. */
  leave: (id: string) => request<null>(callPath`/posts/${id}/editing`, { method: 'DELETE', keepalive: true }),
  restore: (id: string, versionId: string, etag: string) =>
    request<PostRecord>(callPath`/posts/${id}/versions/${versionId}/restore`, { method: 'POST', etag }),
  publishDraft: (id: string, etag: string) =>
    request<PostRecord>(callPath`/posts/${id}/draft/publish`, { method: 'POST', etag }),
  dropDraft: (id: string) => request<PostRecord>(callPath`/posts/${id}/draft`, { method: 'DELETE' }),
  remove: (id: string) => request<null>(callPath`/posts/${id}`, { method: 'DELETE' }),
  labels: () => request<PostWords>('/posts/words'),
  renameTag: (body: { from: string; to: string }) =>
    request<{ posts: number }>('/posts/tags/rename', { method: 'POST', body }),
};
