import { defineJob } from '#kit/define-job.ts';
import { deliverMessage, messageDelivery } from '../deliver-message.ts';

// Two at a time, note included: more could be sent but not yet noted when the process dies, and would go twice.
export const deliverMessages = defineJob(messageDelivery, deliverMessage, { atOnce: 2 });
