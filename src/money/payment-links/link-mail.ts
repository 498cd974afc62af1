import { job, mailRetry } from '#kit/job.ts';

/** A link to mail, by its id, to whoever is asked. `key` names its reason, so that it is written once. */
export const linkMail = job<{ id: string; key: string }>('payment-link-mail', {
  retry: mailRetry,
  fields: { id: 'shown', key: 'shown' },
});
