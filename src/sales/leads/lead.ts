/** What everybody may know about a lead, browsers included: names of forms, states and what may follow what. */

export const leadForms = [
  'contact',
  'enquiry',
  'service',
  'offer',
  'plan',
  'chatbot',
  'picker',
  'consultation',
  /** A row of a spreadsheet that staff took in. */
  'import',
  /** Somebody who called or walked in, written down by staff. */
  'office',
  /** Left elsewhere: in a network's form, on a market place, in a form of ours on another site. */
  'outside',
] as const;
export type LeadForm = (typeof leadForms)[number];

/** What no form of our pages says of itself: nobody has looked at what we make of the number, and nobody ticked anything. */
export const unseenForms = ['import', 'office', 'outside'] as const satisfies LeadForm[];

export const leadStatuses = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'won',
  'lost',
  'suspected',
  'junk',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** As staff read them. */
export const statusLabels = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
  suspected: 'Suspected',
  junk: 'Junk',
} satisfies Record<LeadStatus, string>;

/** Still somebody's work, and not. */
/** What a lead counts as, where leads are put in order by what they may bring, while nobody can tell: ₹25,000. */
export const usualPaise = 25_000_00;

export const openStatuses: LeadStatus[] = ['new', 'contacted', 'qualified', 'proposal'];
export const closedStatuses: LeadStatus[] = ['won', 'lost', 'suspected', 'junk'];
/** Nobody works on them, nor is asked anything for their sake. */
export const givenUpStatuses: LeadStatus[] = ['lost', 'junk'];

/** Which state may follow which. A suspected robot is a lead like any other once somebody says so. */
export const leadTransitions = {
  new: ['contacted', 'qualified', 'lost', 'junk'],
  contacted: ['qualified', 'proposal', 'lost', 'junk'],
  qualified: ['contacted', 'proposal', 'won', 'lost', 'junk'],
  proposal: ['qualified', 'won', 'lost'],
  won: ['proposal'],
  lost: ['contacted'],
  suspected: ['new', 'junk'],
  junk: ['new'],
} satisfies Record<LeadStatus, LeadStatus[]>;

export const mayFollow = (from: LeadStatus, to: LeadStatus) =>
  (leadTransitions[from] as LeadStatus[]).includes(to);

/** `follow-up`: how follow-ups were noted before they were tasks. */
export type LeadEventKind =
  | 'note'
  | 'status'
  | 'assigned'
  | 'deal'
  | 'facts'
  | 'tags'
  | 'follow-up'
  | 'task'
  | 'contact'
  | 'trashed'
  | 'restored'
  | 'merged'
  | 'merge-undone';

/** In whose name something stands on a timeline; what happens by itself is nobody's of the staff. */
export type Author = { id: string | null; name: string };
