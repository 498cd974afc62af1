import { followCalendars } from '../queue-sync.ts';
import { syncCalendars } from '../sync-calendars.ts';
import { defineJob } from '#kit/define-job.ts';

export const followTheCalendars = defineJob(followCalendars, syncCalendars, { atOnce: 1 });
