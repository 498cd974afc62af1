import { formatInr } from '#kit/india/money.ts';
import { closedStatuses, type LeadStatus } from '#sales/leads/lead.ts';
import type { LeadDesk } from './lead-desk.ts';

/** What a button of the next step does: one that opens another place, or one that is done here. */
export type StepAct =
  | { does: 'move'; to: LeadStatus; text: string }
  | { does: 'why'; taskId: string; text: string }
  | { does: 'call'; text: string }
  | { does: 'mail'; text: string }
  | { does: 'quote'; text: string }
  | { does: 'open'; resource: 'quotations' | 'bookings'; id: string; text: string }
  | { does: 'mark'; bookingId: string; status: 'held' | 'no-show'; text: string }
  | { does: 'finish'; taskId: string; text: string };

/** What to do next about a lead: what it is, why it comes first, and the ways to do it; the first one is the usual one. */
export type NextStep = { title: string; why: string; acts: StepAct[] };

type Lead = {
  status: LeadStatus;
  phoneComplete: boolean;
  email: string;
  firstContactAt: string | null;
  tasks?: { id: string; title: string; dueAt: string; doneAt: string | null; asksWhy: boolean }[] | undefined;
};

const quote: StepAct = { does: 'quote', text: 'Write a quotation' };

/** Decides by what is most pressing: what waits for us first, then what was promised, then what moves the sale on. */
export function nextStep(lead: Lead, desk: LeadDesk, now: number): NextStep {
  const { status } = lead;
  const reach: StepAct[] = lead.phoneComplete
    ? [{ does: 'call', text: 'Call' }]
    : lead.email
      ? [{ does: 'mail', text: 'Write a mail' }]
      : [];
  if (status === 'suspected')
    return {
      title: 'Is this a person?',
      why: 'It looks like spam.',
      acts: [
        { does: 'move', to: 'new', text: 'It is a person' },
        { does: 'move', to: 'junk', text: 'It is junk' },
      ],
    };

  const held = desk.bookings?.find(
    (one) => one.status === 'confirmed' && new Date(one.startsAt).getTime() <= now,
  );
  if (held)
    return {
      title: 'Did the consultation take place?',
      why: held.how,
      acts: [
        { does: 'mark', bookingId: held.id, status: 'held', text: 'Held' },
        { does: 'mark', bookingId: held.id, status: 'no-show', text: 'No-show' },
      ],
    };

  const its = (state: string) => desk.quotations?.find((one) => one.state === state);
  const countered = its('countered');
  if (countered)
    return {
      title: 'Answer the counter-offer',
      why: `${countered.code}, ${formatInr(countered.totalPaise)}`,
      acts: [{ does: 'open', resource: 'quotations', id: countered.id, text: 'Open the counter-offer' }],
    };

  if (status === 'new' && !lead.firstContactAt)
    return {
      title: 'Answer the enquiry',
      why: 'Nobody has been in touch yet.',
      acts: [...reach, { does: 'move', to: 'contacted', text: 'Already answered' }],
    };

  const open = lead.tasks?.filter(({ doneAt }) => doneAt === null) ?? [];
  const why = open.find(({ asksWhy }) => asksWhy);
  if (why && !closedStatuses.includes(status))
    return {
      title: why.title,
      why: 'Nothing that was offered can be accepted any more.',
      acts: [{ does: 'why', taskId: why.id, text: 'Say why' }, quote],
    };
  const due = open.find(({ dueAt }) => new Date(dueAt).getTime() <= now);
  if (due)
    return {
      title: due.title,
      why: 'This task is due.',
      acts: [{ does: 'finish', taskId: due.id, text: 'Done' }, ...reach],
    };

  const owing = desk.quotations?.find(({ openPaise }) => openPaise !== null && openPaise > 0);
  if (owing?.openPaise)
    return {
      title: `${formatInr(owing.openPaise)} is still to be paid`,
      why: owing.code,
      acts: [{ does: 'open', resource: 'quotations', id: owing.id, text: 'Open the quotation' }, ...reach],
    };
  if (closedStatuses.includes(status))
    return { title: 'Nothing to do', why: status === 'won' ? 'It is sold.' : 'It is closed.', acts: [] };

  const draft = its('draft');
  if (draft)
    return {
      title: 'Send the quotation',
      why: `${draft.code}, ${formatInr(draft.totalPaise)}, is a draft.`,
      acts: [{ does: 'open', resource: 'quotations', id: draft.id, text: 'Open the draft' }],
    };
  const waiting = its('viewed') ?? its('sent');
  if (waiting)
    return {
      title: 'Ask about the quotation',
      why: `${waiting.code} ${waiting.state === 'viewed' ? 'was looked at' : 'was sent'} and waits for an answer.`,
      acts: [...reach, { does: 'open', resource: 'quotations', id: waiting.id, text: 'Open the quotation' }],
    };
  return {
    title: 'Offer something',
    why: 'There is no quotation yet.',
    acts: desk.quotations === null ? reach : [quote, ...reach],
  };
}
