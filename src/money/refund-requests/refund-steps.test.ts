import { expect, test } from 'vitest';
import type { Translator } from '#kit/language/translator.ts';
import { refundSteps, type RefundFacts } from './refund-steps.ts';

const asked: RefundFacts = {
  status: 'open',
  askedOn: '2026-11-21',
  reviewDueOn: '2026-11-30',
  decidedOn: null,
  approvedPaise: null,
  totalPaise: 118_000,
  answer: '',
  payFromOn: null,
  payDueOn: null,
  paidOn: null,
};
const told = (facts: Partial<RefundFacts>) =>
  refundSteps({ ...asked, ...facts }).map(({ title, text, state }) => `${state}: ${title}. ${text}`);

test('a request that waits says until when we decide, and how long the money takes after that', () => {
  expect(told({})).toEqual([
    'done: Request received. 21 November 2026',
    'now: Being reviewed. We decide by 30 November 2026, within 7 business days.',
    'later: Paid back to you. 10 to 14 business days after we approve it.',
  ]);
});

test('an approved part says how much of what, and between which days it comes', () => {
  const approved = {
    status: 'approved',
    decidedOn: '2026-11-24',
    approvedPaise: 50_000,
    answer: 'One month was used.',
    payFromOn: '2026-12-05',
    payDueOn: '2026-12-10',
  } as const;
  expect(told(approved)).toEqual([
    'done: Request received. 21 November 2026',
    'done: Approved. ₹500 of ₹1,180, on 24 November 2026. One month was used.',
    'now: Paid back to you. Between 5 December 2026 and 10 December 2026, to where it came from. Often it is sooner.',
  ]);
  expect(
    told({ ...approved, status: 'paid', approvedPaise: 118_000, answer: '', paidOn: '2026-11-25' }),
  ).toEqual([
    'done: Request received. 21 November 2026',
    'done: Approved. ₹1,180, on 24 November 2026.',
    'done: Paid back. On 25 November 2026, to where it came from. Banks may take a few days to show it.',
  ]);
});

test('a refusal ends the story with its reason', () => {
  expect(told({ status: 'refused', decidedOn: '2026-11-23', answer: 'The site was delivered.' })).toEqual([
    'done: Request received. 21 November 2026',
    'done: Not approved. Decided on 23 November 2026. The site was delivered.',
  ]);
});

test('the story is told in the words and with the months of another language, where one is asked for', () => {
  const hindi: Translator = {
    language: 'hi',
    translate: (text: string, values: Record<string, string | number> = {}) =>
      [text, ...Object.values(values)].join(' | '),
  };
  expect(refundSteps(asked, hindi).map(({ title, text }) => [title, text])).toEqual([
    ['Request received', '21 नवंबर 2026'],
    ['Being reviewed', 'We decide by {day}, within {reviewDays} business days. | 30 नवंबर 2026 | 7'],
    ['Paid back to you', '{from} to {until} business days after we approve it. | 10 | 14'],
  ]);
});
