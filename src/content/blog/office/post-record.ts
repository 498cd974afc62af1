import type { ActionType, PostStatus } from '../post.ts';
import type { PostBlocks } from '../post-blocks.ts';
import type { Picture } from '#agency/media/picture.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type PostRow = {
  id: string;
  slug: string;
  title: string;
  authorName: string;
  category: string;
  isFeatured: boolean;
  isSample: boolean;
  status: PostStatus;
  publishAt: string | null;
  publishedAt: string | null;
  updatedAt: string;
  views: number;
};

/** What staff write in the editor. */
export type PostFields = {
  title: string;
  slug: string;
  blocks: PostBlocks;
  image1Id: string | null;
  image2Id: string | null;
  authorName: string;
  category: string;
  isFeatured: boolean;
  actionType: ActionType | null;
  actionValue: string;
  seoTitle: string;
  seoDescription: string;
};

export type PostRecord = Omit<PostRow, 'views'> &
  PostFields & {
    image1: Picture | null;
    image2: Picture | null;
    previewToken: string;
    /** An earlier version that waits to be published. */
    draft: { title: string } | null;
    version: number;
    etag: string;
    createdAt: string;
  };

/** What there is to read of a post, or of an earlier version. */
export type PostReading = Pick<
  PostRecord,
  'title' | 'blocks' | 'authorName' | 'category' | 'image1' | 'image2'
>;

export const statusWords: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};
