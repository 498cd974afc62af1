import { formatDate } from '#kit/india/india-date.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { english, type Translator } from '#kit/language/translator.ts';
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
export function refundSteps(facts: RefundFacts, translator: Translator = english): RefundStep[] {
  const received: RefundStep = {
    title: translator.translate(/*i18n*/ 'Request received'),
    text: formatDate(facts.askedOn, translator.language),
    state: 'done',
  };
  if (facts.status === 'refused') return [received, refused(facts, translator)];
  return [received, review(facts, translator), money(facts, translator)];
}

const decided = ({ decidedOn, askedOn }: RefundFacts, { language }: Translator) =>
  formatDate(decidedOn ?? askedOn, language);

const refused = (facts: RefundFacts, translator: Translator): RefundStep => ({
  title: translator.translate(/*i18n*/ 'Not approved'),
  text: translator.translate(/*i18n*/ 'Decided on {day}. {answer}', {
    day: decided(facts, translator),
    answer: facts.answer,
  }),
  state: 'done',
});

function review(facts: RefundFacts, translator: Translator): RefundStep {
  if (facts.status === 'open')
    return {
      title: translator.translate(/*i18n*/ 'Being reviewed'),
      text: translator.translate(/*i18n*/ 'We decide by {day}, within {reviewDays} business days.', {
        day: formatDate(facts.reviewDueOn, translator.language),
        reviewDays,
      }),
      state: 'now',
    };
  const approved = facts.approvedPaise ?? facts.totalPaise;
  const said = {
    amount: formatInr(approved),
    total: formatInr(facts.totalPaise),
    day: decided(facts, translator),
    answer: facts.answer,
  };
  return {
    title: translator.translate(/*i18n*/ 'Approved'),
    text: (approved < facts.totalPaise
      ? translator.translate(/*i18n*/ '{amount} of {total}, on {day}. {answer}', said)
      : translator.translate(/*i18n*/ '{amount}, on {day}. {answer}', said)
    ).trim(),
    state: 'done',
  };
}

function money(facts: RefundFacts, { language, translate }: Translator): RefundStep {
  if (facts.paidOn)
    return {
      title: translate(/*i18n*/ 'Paid back'),
      text: translate(/*i18n*/ 'On {day}, to where it came from. Banks may take a few days to show it.', {
        day: formatDate(facts.paidOn, language),
      }),
      state: 'done',
    };
  const title = translate(/*i18n*/ 'Paid back to you');
  if (!facts.payFromOn || !facts.payDueOn)
    return {
      title,
      text: translate(/*i18n*/ '{from} to {until} business days after we approve it.', payDays),
      state: 'later',
    };
  return {
    title,
    text: translate(/*i18n*/ 'Between {from} and {until}, to where it came from. Often it is sooner.', {
      from: formatDate(facts.payFromOn, language),
      until: formatDate(facts.payDueOn, language),
    }),
    state: 'now',
  };
}
