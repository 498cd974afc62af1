import { callPath } from '#kit/path-of.ts';
import type { ReactionCounts, ReactionType } from '../post.ts';
import type { Outcome, Refusal } from '#kit/calls/customer-calls.ts';
import { inPageLanguage } from '#kit/calls/page-language.ts';
import { jsonOf, unreadableAnswer, fetchResponse, unreadableStatus } from '#kit/calls/fetch-response.ts';

/** The blog's calls as pages make them. */

/** Sent along because older clients do (R-53); the server ignores it. */
const AdminId = 123;

export type Reactions = { counts: ReactionCounts; mine: ReactionType | null };
/** `held`: waits for review and is shown to its author only. */
export type Comment = {
  id: string;
  author: string;
  content: string;
  createdAt: string;
  status: 'approved' | 'held';
  /** Chosen by staff to stand first. */
  pinned: boolean;
};

/** Counts as a view. @returns how often the post has been read */
export async function fetchViews(slug: string): Promise<number> {
  const { body } = await read<{ views: number }>(callPath`/api/blogs/slug/${slug}`);
  return body.views;
}

export async function fetchReactions(slug: string): Promise<Reactions> {
  return fromWire((await read<ReactionsWire>(callPath`/api/reactions/slug/${slug}`)).body);
}

export async function postReaction(slug: string, type: ReactionType): Promise<Reactions> {
  return fromWire((await read<ReactionsWire>('/api/reactions', 'POST', { slug, type, AdminId })).body);
}

/** The pinned one, then the newest first. `older` fetches what follows; null at the end. */
export async function fetchComments(slug: string, page: { limit?: number; cursor?: string } = {}) {
  const query = new URLSearchParams(Object.entries(page).map(([key, value]) => [key, String(value)]));
  const { body, headers } = await read<Comment[]>(`${callPath`/api/comments/slug/${slug}`}?${query}`);
  return { comments: body, older: headers.get('X-Next-Cursor') };
}

export async function postComment(
  slug: string,
  comment: { content: string; author: string; website: string },
): Promise<Outcome<{ body: Comment }>> {
  return requestJson<Comment>('/api/comments', 'POST', { slug, ...comment, AdminId });
}

export const reportComment = (id: string) =>
  requestJson<{ ok: true }>(callPath`/api/comments/${id}/report`, 'POST');

/** The ids of what this reader saved. */
export async function fetchSaved(): Promise<string[]> {
  return (await read<{ blogId: string }[]>('/api/save/1')).body.map(({ blogId }) => blogId);
}

export async function changeSaved(blogId: string, saved: boolean): Promise<void> {
  await read('/api/save', saved ? 'POST' : 'DELETE', { blogId });
}

type ReactionsWire = ReactionCounts & { mine: ReactionType | null };
const fromWire = ({ mine, like, love, wow, celebrate }: ReactionsWire): Reactions => ({
  counts: { like, love, wow, celebrate },
  mine,
});

/** For what nobody waits for: rejects where it is refused. */
async function read<T>(path: string, method = 'GET', payload?: object) {
  const answer = await requestJson<T>(path, method, payload);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

async function requestJson<T>(
  path: string,
  method: string,
  payload?: object,
): Promise<Outcome<{ body: T; headers: Headers }>> {
  const answer = await fetchResponse(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...inPageLanguage(),
      ...(payload && { 'Content-Type': 'application/json' }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const body = await jsonOf(answer);
  if (body && answer.ok) return { ok: true, body: body as T, headers: answer.headers };
  const { message = 'Please try again!', errors = {} } = (body ?? {
    message: unreadableAnswer,
  }) as Partial<Refusal>;
  return { ok: false, status: unreadableStatus(answer), message, errors, retryAfter: null };
}
