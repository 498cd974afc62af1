import type { Comment } from '#content/blog/wire/client.ts';

/** The comments with one that was just written: first, but for the one that is pinned. */
export const withComment = (shown: Comment[], comment: Comment): Comment[] => {
  const others = shown.filter(({ id }) => id !== comment.id);
  return [...others.filter(({ pinned }) => pinned), comment, ...others.filter(({ pinned }) => !pinned)];
};
