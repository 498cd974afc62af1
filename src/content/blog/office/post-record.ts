import type { z } from 'zod';
import type { ActionType, PostStatus } from '../post.ts';
import type { PostBlocks } from '../post-blocks.ts';
import type { Post, PostRow as Row } from './answers.ts';

export type PostRow = z.infer<typeof Row>;

/** What staff write in the editor. */
export type PostFields = {
  title: string;
  slug: string;
  blocks: PostBlocks;
  image1Id: string | null;
  image2Id: string | null;
  authorName: string;
  category: string;
  tags: string[];
  isFeatured: boolean;
  actionType: ActionType | null;
  actionValue: string;
  seoTitle: string;
  seoDescription: string;
};

export type PostRecord = Omit<z.infer<typeof Post>, keyof PostFields> & PostFields;

/** What there is to read of a post, or of an earlier version. */
export type PostReading = Pick<
  PostRecord,
  'title' | 'blocks' | 'authorName' | 'category' | 'image1' | 'image2'
>;

export const statusLabels: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};
