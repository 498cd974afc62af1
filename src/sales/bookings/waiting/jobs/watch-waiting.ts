import { watchWaiting } from '../queue-waiting.ts';
import { watchWaitingList } from '../watch-list.ts';
import { defineJob } from '#kit/define-job.ts';

export const watchTheWaitingList = defineJob(watchWaiting, watchWaitingList);
