import { job } from '#kit/job.ts';

/** The gateway has told of a mandate, or of the page on which it is agreed to, by its own ids. */
export const mandateNews = job<{ gatewayId: string; customerId: string | null }>('follow-mandate', {
  retry: { limit: 60, delay: 1, delayMax: 120 },
  fields: { gatewayId: 'shown', customerId: 'shown' },
});
