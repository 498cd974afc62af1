import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { publishDuePosts } from '../publish-due-posts.ts';

export const publishPosts = defineJob(
  job('publish-posts', {
    every: { cron: '* * * * *' },
    retry: { limit: 3, delay: 5, delayMax: 60 },
    fields: {},
  }),
  publishDuePosts,
);
