import { defineJob } from '#kit/define-job.ts';
import { removal } from '../forget-files.ts';

/** What is gone already is no error, so it may run twice. */
export const removeFiles = defineJob(removal, (ctx, { names }) => ctx.files.remove(names));
