import { spokenDate } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { english, type Voice } from '#kit/language/voice.ts';
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
export function refundSteps(facts: RefundFacts, voice: Voice = english): RefundStep[] {
  const received: RefundStep = {
    title: voice.say(/*i18n*/ 'Request received'),
    text: spokenDate(facts.askedOn, voice.language),
    state: 'done',
  };
  if (facts.status === 'refused') return [received, refused(facts, voice)];
  return [received, review(facts, voice), money(facts, voice)];
}

const decided = ({ decidedOn, askedOn }: RefundFacts, { language }: Voice) =>
  spokenDate(decidedOn ?? askedOn, language);

const refused = (facts: RefundFacts, voice: Voice): RefundStep => ({
  title: voice.say(/*i18n*/ 'Not approved'),
  text: voice.say(/*i18n*/ 'Decided on {day}. {answer}', {
    day: decided(facts, voice),
    answer: facts.answer,
  }),
  state: 'done',
});

function review(facts: RefundFacts, voice: Voice): RefundStep {
  if (facts.status === 'open')
    return {
      title: voice.say(/*i18n*/ 'Being reviewed'),
      text: voice.say(/*i18n*/ 'We decide by {day}, within {reviewDays} business days.', {
        day: spokenDate(facts.reviewDueOn, voice.language),
        reviewDays,
      }),
      state: 'now',
    };
  const approved = facts.approvedPaise ?? facts.totalPaise;
  const said = {
    amount: formatInr(approved),
    total: formatInr(facts.totalPaise),
    day: decided(facts, voice),
    answer: facts.answer,
  };
  return {
    title: voice.say(/*i18n*/ 'Approved'),
    text: (approved < facts.totalPaise
      ? voice.say(/*i18n*/ '{amount} of {total}, on {day}. {answer}', said)
      : voice.say(/*i18n*/ '{amount}, on {day}. {answer}', said)
    ).trim(),
    state: 'done',
  };
}

function money(facts: RefundFacts, { language, say }: Voice): RefundStep {
  if (facts.paidOn)
    return {
      title: say(/*i18n*/ 'Paid back'),
      text: say(/*i18n*/ 'On {day}, to where it came from. Banks may take a few days to show it.', {
        day: spokenDate(facts.paidOn, language),
      }),
      state: 'done',
    };
  const title = say(/*i18n*/ 'Paid back to you');
  if (!facts.payFromOn || !facts.payDueOn)
    return {
      title,
      text: say(/*i18n*/ '{from} to {until} business days after we approve it.', payDays),
      state: 'later',
    };
  return {
    title,
    text: say(/*i18n*/ 'Between {from} and {until}, to where it came from. Often it is sooner.', {
      from: spokenDate(facts.payFromOn, language),
      until: spokenDate(facts.payDueOn, language),
    }),
    state: 'now',
  };
}
