import { defineJob } from '#kit/define-job.ts';
import { fetchPostPictures } from '../fetch-pictures.ts';
import { pictureFetching } from '../import-posts.ts';

/** One post's at a time: the other site is asked by nobody else of ours meanwhile. */
export const fetchPictures = defineJob(pictureFetching, fetchPostPictures, { atOnce: 1 });
