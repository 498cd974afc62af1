import { spokenDate } from '#domain/bookings/india-date.ts';
import { formatInr, type Paise } from '#domain/money.ts';
import { payDays, reviewDays, type RefundRequestStatus } from './refund-request.ts';

/** What a request's story is told from. Days are India's: `2026-11-21`. */
export type RefundFacts = {
  status: RefundRequestStatus;
  askedOn: string;
  reviewDueOn: string;
  decidedOn: string | null;
  approvedPaise: Paise | null;
  totalPaise: Paise;
  answer: string;
  payFromOn: string | null;
  payDueOn: string | null;
  paidOn: string | null;
};
export type RefundStep = { title: string; text: string; state: 'done' | 'now' | 'later' };

/** What has happened to a request, what happens now and until when, in words. */
export function refundSteps(facts: RefundFacts): RefundStep[] {
  const received: RefundStep = {
    title: 'Request received',
    text: spokenDate(facts.askedOn),
    state: 'done',
  };
  if (facts.status === 'refused') return [received, refused(facts)];
  return [received, review(facts), money(facts)];
}

const decided = ({ decidedOn, askedOn }: RefundFacts) => spokenDate(decidedOn ?? askedOn);

const refused = (facts: RefundFacts): RefundStep => ({
  title: 'Not approved',
  text: `Decided on ${decided(facts)}. ${facts.answer}`,
  state: 'done',
});

function review(facts: RefundFacts): RefundStep {
  if (facts.status === 'open')
    return {
      title: 'Being reviewed',
      text: `We decide by ${spokenDate(facts.reviewDueOn)}, within ${reviewDays} business days.`,
      state: 'now',
    };
  const approved = facts.approvedPaise ?? facts.totalPaise;
  const part = approved < facts.totalPaise ? ` of ${formatInr(facts.totalPaise)}` : '';
  return {
    title: 'Approved',
    text: `${formatInr(approved)}${part}, on ${decided(facts)}. ${facts.answer}`.trim(),
    state: 'done',
  };
}

function money(facts: RefundFacts): RefundStep {
  if (facts.paidOn)
    return {
      title: 'Paid back',
      text: `On ${spokenDate(facts.paidOn)}, to where it came from. Banks may take a few days to show it.`,
      state: 'done',
    };
  const title = 'Paid back to you';
  if (!facts.payFromOn || !facts.payDueOn)
    return {
      title,
      text: `${payDays.from} to ${payDays.until} business days after we approve it.`,
      state: 'later',
    };
  return {
    title,
    text: `Between ${spokenDate(facts.payFromOn)} and ${spokenDate(facts.payDueOn)}, to where it came from. Often it is sooner.`,
    state: 'now',
  };
}
