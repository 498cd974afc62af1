import { openStatuses, type LeadStatus } from '../lead.ts';

/** What happens to a lead that says by itself how far its sale has come, or that a task is done. */
export type Happening =
  | 'spoken'
  | 'written'
  | 'booked'
  | 'quotation-sent'
  | 'quotation-reopened'
  | 'quotation-accepted'
  | 'paid'
  | 'closed';

type StatusRule = {
  /** What the lead becomes, and what it must be for that; `null` moves nothing. */
  to: LeadStatus | null;
  from: LeadStatus[];
  /** Which open tasks are done with it, by how their titles begin; a single word is a whole title. */
  does: string[];
};

/** Whoever is offered something, or pays, is a customer to be, whatever was thought of them before. */
const anybody: LeadStatus[] = [...openStatuses, 'lost', 'suspected', 'junk'];

/**
 * How a status follows what happens. No rule leads backwards, and none out of “Won”; a lead that was given up comes back
 * by an offer or by money only. See docs/decisions/037.
 */
export const statusRules: Record<Happening, StatusRule> = {
  spoken: { to: 'contacted', from: ['new'], does: ['call', 'phone', 'call back'] },
  written: { to: 'contacted', from: ['new'], does: ['write', 'mail', 'reply', 'answer', 'send mail'] },
  booked: { to: 'contacted', from: ['new'], does: ['book consultation', 'book appointment', 'book meeting'] },
  'quotation-sent': {
    to: 'proposal',
    from: anybody.filter((status) => status !== 'proposal'),
    does: ['send quotation', 'send quote', 'send proposal', 'send offer', 'say why'],
  },
  'quotation-reopened': { to: null, from: [], does: ['say why'] },
  'quotation-accepted': { to: 'won', from: anybody, does: ['say why', 'ask about quotation'] },
  paid: { to: 'won', from: anybody, does: ['say why', 'ask for payment', 'collect payment'] },
  /** By hand. */
  closed: { to: null, from: [], does: ['say why'] },
};

/** What staff write down again and again; a rule does these tasks. */
export const knownTasks = [
  'Call back',
  'Send the quotation',
  'Ask about the quotation',
  'Book a consultation',
  'Ask for the payment',
] as const;

/** What a rule asks for once no quotation can be accepted any more. */
export const whyTask = 'Say why: every quotation was rejected or has expired';

/** Whether this happening does a task of this title. */
export function doesTask(happened: Happening, title: string): boolean {
  const said = plain(title);
  return statusRules[happened].does.some(
    (begins) => said === begins || (begins.includes(' ') && said.startsWith(`${begins} `)),
  );
}

/** `Send the quotation!` as `send quotation`. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !articles.includes(word))
    .join(' ');
const articles = ['a', 'an', 'the', 'our', 'them', 'their'];
