import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList, useRedirect } from 'react-admin';
import { statusLabels } from '#domain/leads/lead.ts';
import { inIndia } from '../parts/moments.ts';
import { usePlainChange } from '../parts/use-plain-change.ts';
import type { LeadDetail, LeadRecord } from '../records.ts';
import { spoken } from './contact-links.tsx';
import { workCalls } from './work-calls.ts';

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
          sx={{ mt: 2 }}
          action={
            mayEdit && (
              <Button
                color="inherit"
                onClick={() => void change(workCalls.undoMerge(leadId), 'Two leads again.')}
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
          sx={{ mt: 2 }}
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
      {isOpen && <MergeDialog lead={lead} likely={likely} onLeave={() => setOpen(false)} />}
    </>
  );
}

const words = (lead: LeadRecord) =>
  [
    lead.name || 'No name',
    statusLabels[lead.status],
    lead.phone && spoken(lead.phone),
    lead.email,
    lead.service,
    inIndia(lead.createdAt),
  ]
    .filter(Boolean)
    .join(', ');

/** Finds the lead that stays, says what will happen, and asks. */
function MergeDialog({
  lead,
  likely,
  onLeave,
}: {
  lead: LeadDetail;
  likely: LeadRecord[];
  onLeave: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [intoId, setIntoId] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data: found = [] } = useGetList<LeadRecord>(
    'leads',
    {
      filter: { q, view: 'all' },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: q.length > 1 },
  );
  const change = usePlainChange();
  const redirect = useRedirect();
  const others = (q.length > 1 ? found : likely).filter(({ id }) => id !== lead.id);
  const into = others.find(({ id }) => id === intoId);
  async function merge() {
    if (!into) return;
    if (!(await change(workCalls.merge(lead.id, into.id), `Merged into ${into.name || 'the other lead'}.`)))
      return;
    onLeave();
    redirect(`/leads/${into.id}/show`);
  }
  return (
    <Dialog open onClose={onLeave} aria-labelledby="merge-title" fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void merge();
        }}
      >
        <DialogTitle id="merge-title">Merge {lead.name || 'this lead'} into another lead</DialogTitle>
        <DialogContent>
          <TextField
            label="Find the lead that stays"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setIntoId('');
            }}
            helperText="Name, phone, e-mail, words"
          />
          <RadioGroup aria-label="The lead that stays" value={intoId}>
            {others.map((one) => (
              <FormControlLabel
                key={one.id}
                value={one.id}
                control={<Radio onChange={() => setIntoId(one.id)} />}
                label={words(one)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            ))}
          </RadioGroup>
          {into && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              Everything that hangs on {lead.name || 'this lead'} moves to {into.name || 'the other lead'},
              and this page leads there. For 30 days you can undo it on that page.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={!into}>
            Merge
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
