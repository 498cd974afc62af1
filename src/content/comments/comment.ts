import { z } from 'zod';

/** Clean comments are approved at once; held ones wait for somebody; spam is kept to learn from. */
export const commentStatuses = ['approved', 'held', 'spam'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

const plain = (text: string) => text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A comment as a reader sends it. Text stays text: whatever looks like HTML is shown as it was typed. */
export const CommentInput = z.object({
  slug: z.string().max(120),
  content: z
    .string()
    .max(4_000)
    .transform((text) => plain(text).trim())
    .pipe(
      z
        .string()
        .min(1, /*i18n*/ 'Please write a comment')
        .max(2_000, /*i18n*/ 'Please use at most {count} characters'),
    ),
  author: z
    .string()
    .max(400)
    .transform((name) => plain(name).replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(80, /*i18n*/ 'Please use at most {count} characters'))
    .default(''),
  /** Filled by programs only. */
  honeypot: z.string().max(500).default(''),
});
export type CommentInput = z.infer<typeof CommentInput>;

/** `dismiss`: what readers found amiss is not; the comment stays as it is. */
export const commentActions = ['approve', 'spam', 'dismiss', 'delete'] as const;

/** What staff look at: comments of one state, or those that readers reported, whatever their state. */
const commentViews = [...commentStatuses, 'reported'] as const;
export type CommentView = (typeof commentViews)[number];

/** What staff decide about comments, one or many. */
export const CommentReview = z.strictObject({
  ids: z.array(z.uuid()).min(1, 'Choose at least one comment').max(500),
  action: z.enum(commentActions),
});
export type CommentReview = z.infer<typeof CommentReview>;

export const CommentFilter = z.object({ status: z.enum(commentViews).optional() });
export type CommentFilter = z.infer<typeof CommentFilter>;
