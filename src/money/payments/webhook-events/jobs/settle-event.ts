import { defineJob } from '#kit/define-job.ts';
import { settleEvent } from '../settle-event.ts';
import { eventSettling } from '../receive-event.ts';

export const settleEvents = defineJob(eventSettling, settleEvent, { atOnce: 4 });
