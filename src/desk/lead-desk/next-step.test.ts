import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';
import type { LeadDesk } from './lead-desk.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const empty: LeadDesk = { quotations: [], bookings: [], payments: [], invoices: [], admissions: [] };
const lead = {
  status: 'contacted' as const,
  phoneComplete: true,
  email: '',
  firstContactAt: '2026-11-23T10:00:00Z',
};
const quotation = (state: 'draft' | 'sent' | 'viewed' | 'countered' | 'accepted' | 'rejected') => ({
  id: 'q', code: 'QT-000001', title: 'A shop', state, totalPaise: 100_000, validUntil: '2026-12-01',
  openPaise: state === 'accepted' ? 60_000 : null,
}); // prettier-ignore
const withOffers = (...states: Parameters<typeof quotation>[0][]) => ({
  ...empty,
  quotations: states.map(quotation),
});
const task = (title: string, dueAt: string, asksWhy = false) => ({
  id: 't',
  title,
  dueAt,
  doneAt: null,
  asksWhy,
});
const said = (...of: Parameters<typeof nextStep> extends [infer L, infer D, number] ? [L, D] : never) => {
  const { title, acts } = nextStep(...of, now);
  return [title, acts[0]?.text];
};

test('the most pressing comes first: an answer that is owed, a task that is due, money, then the next offer', () => {
  expect(said({ ...lead, status: 'suspected' }, empty)).toEqual(['Is this a person?', 'It is a person']);
  expect(said({ ...lead, status: 'new', firstContactAt: null }, empty)).toEqual([
    'Answer the enquiry',
    'Call',
  ]);
  const byMail = { ...lead, status: 'new' as const, firstContactAt: null, phoneComplete: false };
  expect(said({ ...byMail, email: 'a@example.com' }, empty)[1]).toBe('Write a mail');
  expect(said(byMail, empty)[1]).toBe('Already answered');
  expect(said(lead, empty)).toEqual(['Offer something', 'Write a quotation']);
  expect(said(lead, withOffers('draft'))).toEqual(['Send the quotation', 'Open the draft']);
  expect(said({ ...lead, status: 'proposal' }, withOffers('viewed'))).toEqual([
    'Ask about the quotation',
    'Call',
  ]);
  expect(said({ ...lead, status: 'won' }, withOffers('accepted'))).toEqual([
    '₹600 is still to be paid',
    'Open the quotation',
  ]);
  const tasks = [task('Send prices', '2026-11-24T09:00:00Z')];
  expect(said({ ...lead, tasks }, withOffers('draft'))).toEqual(['Send prices', 'Done']);
  expect(said({ ...lead, tasks }, withOffers('draft', 'countered'))[0]).toBe('Answer the counter-offer');
  const past = { id: 'b', startsAt: '2026-11-24T08:00:00Z', status: 'confirmed' as const, how: 'Phone call' };
  expect(said({ ...lead, tasks }, { ...empty, bookings: [past] })).toEqual([
    'Did the consultation take place?',
    'Held',
  ]);
});

test('once every offer is off the reason is asked for, not before its time; a closed lead asks for nothing', () => {
  const tasks = [task('Say why: every quotation was rejected or has expired', '2026-11-25T09:00:00Z', true)];
  expect(said({ ...lead, status: 'proposal', tasks }, withOffers('rejected'))[1]).toBe('Say why');
  expect(said({ ...lead, status: 'lost' }, withOffers('rejected'))).toEqual(['Nothing to do', undefined]);
  expect(said({ ...lead, tasks: [task('Send prices', '2026-11-25T09:00:00Z')] }, empty)[0]).toBe(
    'Offer something',
  );
});

test('who may not see quotations is not asked to write one; without a number nobody is called', () => {
  expect(nextStep(lead, { ...empty, quotations: null }, now).acts.map(({ text }) => text)).toEqual(['Call']);
  expect(nextStep({ ...lead, phoneComplete: false }, empty, now).acts.map(({ text }) => text)).toEqual([
    'Write a quotation',
  ]);
});
