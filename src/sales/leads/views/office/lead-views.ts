import { currentMe } from '#kit/office/session.ts';
import type { CustomFilter } from '../../fields/lead-field.ts';
import { leadStatuses } from '../../lead.ts';
import type { LeadCounts } from '../../office/lead-record.ts';

/** The tabs above the list. Each stands for a filter that the server understands. */
export const leadViews = ['new', 'mine', 'due', 'all', 'suspected', 'trash'] as const;
export type LeadView = (typeof leadViews)[number];

export const viewLabels: Record<LeadView, string> = {
  new: 'New',
  mine: 'Mine',
  due: 'Follow-up due',
  all: 'All',
  suspected: 'Suspected',
  trash: 'Trash',
};

/** Of these, what a board can show: its columns are the states. */
const boardViews: readonly LeadView[] = ['mine', 'due', 'all'];
export const boardView = (view: LeadView = 'all') => (boardViews.includes(view) ? view : 'all');

export const viewCount = (view: LeadView, counts: LeadCounts | undefined) =>
  view === 'all' || view === 'trash' ? undefined : counts?.[view];

const open = ['new', 'contacted', 'qualified', 'proposal'];
const notJunk = leadStatuses.filter((status) => status !== 'suspected' && status !== 'junk');

/** How the leads are laid out. It stands with the filter in the address, so that a link shows the same. */
export type LeadLayout = 'list' | 'board';

export type LeadListFilter = {
  view?: LeadView;
  layout?: LeadLayout;
  q?: string;
  status?: string[];
  source?: string;
  sourceSaid?: string;
  tag?: string;
  custom?: CustomFilter;
  form?: string;
  assignedTo?: string;
  from?: string;
  to?: string;
  expectedFrom?: string;
  expectedTo?: string;
  expectedClose?: string;
  wonFrom?: string;
  wonTo?: string;
  followUp?: string;
  response?: string;
};

/** The query of a list as the server takes it; what was chosen by hand wins over the tab. */
export function leadQuery(
  { view = 'all', layout: _layout, status, custom, ...filter }: LeadListFilter,
  myId: string,
): URLSearchParams {
  const fromView: Record<LeadView, Record<string, string>> = {
    new: { status: 'new' },
    mine: { assignedTo: myId, status: open.join() },
    due: { followUp: 'due' },
    all: { status: notJunk.join() },
    suspected: { status: 'suspected,junk' },
    trash: { trash: 'true' },
  };
  const query = new URLSearchParams(fromView[view]);
  if (status?.length) query.set('status', status.join());
  const fields = typedOnly(custom);
  if (fields) query.set('custom', JSON.stringify(fields));
  for (const [key, value] of Object.entries(filter)) if (value) query.set(key, value);
  return query;
}

/** The filters of the agency's own fields that hold something; undefined where none does. */
export function typedOnly(custom: CustomFilter = {}): CustomFilter | undefined {
  const typed = Object.entries(custom).flatMap(([id, one]) => {
    const held = Object.entries(one).filter(([, value]) => value !== '' && value !== null);
    return held.length > 0 ? [[id, Object.fromEntries(held)]] : [];
  });
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/** As above, for whoever is signed in. */
export const myLeadQuery = (filter: LeadListFilter) => leadQuery(filter, currentMe()?.id ?? '');
