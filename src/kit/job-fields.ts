import type { JobName, JobPayloads } from './context.ts';

type FieldsOf<P> = P extends P ? keyof P & string : never;
/** Those of what is nested in it, too. */
type EveryFieldOf<P> = P extends object
  ? { [F in keyof P & string]: F | EveryFieldOf<P[F]> }[keyof P & string]
  : never;
type Word = 'token' | 'code' | 'secret' | 'password' | 'otp' | 'link' | 'url' | 'text';
type SecretLike<F extends string> = Extract<Lowercase<F>, `${string}${Word}${string}`>;
type WithoutSecrets<P> = [SecretLike<EveryFieldOf<P>>] extends [never]
  ? Record<FieldsOf<P>, 'shown' | 'hidden'>
  : never;

/**
 * Every field of every job, and whether the office's queue screen shows it: what tells who somebody is stays hidden. A
 * field that could hold what opens something does not get through the types.
 */
export const jobFields = {
  'announce-lead': { leadId: 'shown' },
  'check-lead-clocks': {},
  'lead-late': { leadId: 'shown', change: 'shown' },
  'deliver-message': { messageId: 'shown' },
  'announce-booking': { bookingId: 'shown', sequence: 'shown', what: 'shown', notify: 'shown' },
  'remind-booking': { bookingId: 'shown', sequence: 'shown', hours: 'shown' },
  'chain-audit': {},
  'deliver-webhook': { deliveryId: 'shown' },
  'clean-up': {},
  'publish-posts': {},
  'send-letters': {},
  'test-letter': { letterId: 'shown', to: 'hidden', at: 'shown' },
  'ask-to-confirm': { subscriberId: 'shown' },
  'customer-mail': {
    what: 'shown',
    key: 'shown',
    purpose: 'shown',
    news: 'shown',
    helpMessageId: 'shown',
    customerId: 'shown',
    at: 'shown',
    language: 'shown',
    subject: 'hidden',
    to: 'hidden',
    name: 'hidden',
    detail: 'hidden',
  },
  'send-refund': { refundId: 'shown' },
  'quotation-mail': {
    what: 'shown',
    key: 'shown',
    quotationId: 'shown',
    responseId: 'shown',
    language: 'shown',
    subject: 'hidden',
    mobile: 'hidden',
    email: 'hidden',
  },
  'invoice-mail': { key: 'shown', invoiceId: 'shown' },
  'refund-mail': { what: 'shown', requestId: 'shown', clock: 'hidden' },
  'watch-refunds': {},
  'payment-trouble': { transactionId: 'shown', what: 'shown', key: 'shown' },
  'staff-invite-mail': { inviteId: 'shown' },
  'send-renewal-notices': {},
  'recover-sales': {},
  'settle-event': { eventId: 'shown' },
  'reconcile-payments': {},
  'compare-books': {},
} satisfies { [N in JobName]: WithoutSecrets<JobPayloads[N]> };

/** What staff may see of a job's data. What an earlier version put there, or a queue we do not know, shows nothing. */
export function shownData(name: string, data: object): object {
  const fields: Record<string, string> = Object.hasOwn(jobFields, name) ? jobFields[name as JobName] : {};
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields[field] === 'shown'));
}
