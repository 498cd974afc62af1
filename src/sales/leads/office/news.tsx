import type { LeadChangeKind } from '#kit/announce.ts';
import { defineNews } from '#kit/office/news.ts';
import { NewsAlert } from '#kit/office/parts/news-alert.tsx';
import { currentMe, mayI } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { statusLabels } from '../lead.ts';

type LiveLead = {
  id: string;
  name: string;
  service: string;
  source: string;
  status: string;
  assignedTo: string | null;
  change: LeadChangeKind;
};

export const newLeads = defineNews<LiveLead>({
  event: 'leads',
  pick: (leads) => leads.filter(({ change }) => change === 'created').toReversed(),
  count: (leads) => leads.length,
  Draw({ items, onDone }) {
    const [lead, ...more] = items;
    if (!lead) return null;
    return (
      <NewsAlert
        severity={lead.status === 'suspected' ? 'info' : 'success'}
        title={`${more.length > 0 ? `${items.length} new enquiries, the last` : 'New enquiry'} from ${lead.name || 'No name'}`}
        to={showPath('leads', lead.id)}
        onDone={onDone}
      >
        {lead.status === 'suspected' ? `${statusLabels.suspected}: ` : ''}
        {lead.service || 'No service chosen'}
        {lead.source && ` · ${lead.source}`}
      </NewsAlert>
    );
  },
});

/** Who should have answered hears first, then the owners. */
function isMyLate({ change, assignedTo }: LiveLead) {
  const me = currentMe();
  if (change === 'escalated') return mayI('lead-rules:edit');
  return change === 'late' && me !== null && assignedTo === me.id;
}

/** Leads that wait too long, where it is one's own business. */
export const lateLeads = defineNews<LiveLead>({
  event: 'leads',
  pick: (leads) => leads.filter(isMyLate),
  Draw({ items, onDone }) {
    const [lead, ...more] = items;
    if (!lead) return null;
    return (
      <NewsAlert
        severity="warning"
        title={
          more.length > 0
            ? `${items.length} enquiries wait too long, the last`
            : 'This enquiry waits too long'
        }
        to={showPath('leads', lead.id)}
        onDone={onDone}
      >
        {lead.name || 'No name'} · {lead.service || 'No service chosen'}
      </NewsAlert>
    );
  },
});
