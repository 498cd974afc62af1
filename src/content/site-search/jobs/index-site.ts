import { defineJob } from '#kit/define-job.ts';
import { indexMissingPosts } from '../index-posts.ts';
import { indexPages } from '../index-pages.ts';
import { siteIndexing } from '../index-site.ts';
import { ownWords } from './own-words.ts';

export const indexSite = defineJob(
  siteIndexing,
  async (ctx) => {
    await indexPages(ctx, ownWords);
    await indexMissingPosts(ctx);
  },
  { atOnce: 1 },
);
