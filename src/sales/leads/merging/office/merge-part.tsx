import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRedirect } from 'react-admin';
import { statusLabels } from '../../lead.ts';
import { actBelow } from '#kit/office/parts/act-below.ts';
import { MergeDialog } from '#kit/office/parts/merge-dialog.tsx';
import { inIndia } from '#kit/office/parts/moments.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import type { LeadDetail, LeadRecord } from '../../office/lead-record.ts';
import { formatPhone } from '#kit/office/parts/contact-links.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { leadCalls } from '../../office/lead-calls.ts';

/** Who this lead may be a second time, what was made part of it, and the way to do either. */
export function MergePart({ lead, mayEdit }: { lead: LeadDetail; mayEdit: boolean }) {
  const { data: likely = [] } = useGetList<LeadRecord>('lead-duplicates', {
    filter: { leadId: lead.id },
    pagination: { page: 1, perPage: 5 },
  });
  const [isOpen, setOpen] = useState(false);
  const change = usePlainChange();
  return (
    <>
      {(lead.merges ?? []).map(({ leadId, name, at }) => (
        <Alert
          key={leadId}
          severity="info"
          sx={{ mt: 2, ...actBelow }}
          action={
            mayEdit && (
              <Button
                color="inherit"
                onClick={() => void change(leadCalls.undoMerge(leadId), 'Two leads again.')}
              >
                Undo the merge
              </Button>
            )
          }
        >
          {name || 'A lead without a name'} is part of this lead since {inIndia(at)}.
        </Alert>
      ))}
      {likely.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mt: 2, ...actBelow }}
          action={
            mayEdit && (
              <Button color="inherit" onClick={() => setOpen(true)}>
                Compare and merge
              </Button>
            )
          }
        >
          {likely.length === 1 ? 'Another lead has' : `${likely.length} other leads have`} the same number or
          address: {likely.map(({ name }) => name || 'No name').join(', ')}.
        </Alert>
      )}
      {mayEdit && likely.length === 0 && (
        <Button size="small" color="inherit" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
          Merge with another lead…
        </Button>
      )}
      {isOpen && <MergeLead lead={lead} likely={likely} onLeave={() => setOpen(false)} />}
    </>
  );
}

/** Finds the lead that stays, and goes there. */
function MergeLead({
  lead,
  likely,
  onLeave,
}: {
  lead: LeadDetail;
  likely: LeadRecord[];
  onLeave: () => void;
}) {
  const change = usePlainChange();
  const redirect = useRedirect();
  async function merge(into: LeadRecord) {
    if (!(await change(leadCalls.merge(lead.id, into.id), `Merged into ${into.name || 'the other lead'}.`)))
      return;
    onLeave();
    redirect(showPath('leads', into.id));
  }
  return (
    <MergeDialog
      id={lead.id}
      resource="leads"
      filter={{ view: 'all' }}
      likely={likely}
      color="secondary"
      words={{
        noun: 'lead',
        subject: lead.name || 'this lead',
        searchHint: 'Name, phone, e-mail, words',
        describe,
        warning: (into) =>
          `Everything that hangs on ${lead.name || 'this lead'} moves to ${into.name || 'the other lead'}, ` +
          'and this page leads there. For 30 days you can undo it on that page.',
      }}
      onLeave={onLeave}
      onMerge={merge}
    />
  );
}

const describe = (lead: LeadRecord) =>
  [
    lead.name || 'No name',
    statusLabels[lead.status],
    lead.phone && formatPhone(lead.phone),
    lead.email,
    lead.service,
    inIndia(lead.createdAt),
  ]
    .filter(Boolean)
    .join(', ');
