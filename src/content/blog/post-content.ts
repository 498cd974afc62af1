import type { ActionType } from './post.ts';
import type { PostBlocks } from './post-blocks.ts';

/** What a version keeps of a post. Its address is not among it: readers know the newest one. */
export type PostContent = {
  title: string;
  blocks: PostBlocks;
  image1Id: string | null;
  image2Id: string | null;
  authorName: string;
  category: string;
  actionType: ActionType | null;
  actionValue: string;
  seoTitle: string;
  seoDescription: string;
};

export const contentOf = (post: PostContent): PostContent => {
  const { title, blocks, image1Id, image2Id, authorName, category } = post;
  const { actionType, actionValue, seoTitle, seoDescription } = post;
  return {
    title, blocks, image1Id, image2Id, authorName, category, actionType, actionValue, seoTitle, seoDescription,
  }; // prettier-ignore
};
