import { job, mailRetry } from '#kit/job.ts';

/** `asked` and `late` go to the staff, `answered` to whoever asked. */
export const grievanceMail = job<{ what: 'asked' | 'late' | 'answered'; grievanceId: string }>(
  'grievance-mail',
  { retry: mailRetry, fields: { what: 'shown', grievanceId: 'shown' } },
);
