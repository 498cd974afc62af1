import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { toPaise, toRupees } from '#kit/india/money.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { save } from '#kit/office/saves/save.ts';
import { useStaffChoices } from '../../office/assignees.ts';
import { mostPaise } from '../deal.ts';
import type { SalesTargets } from '../target.ts';

type TargetsRecord = SalesTargets & { id: string; etag: string };

/** Says what shall be won in a month, by the agency and by whoever works on leads. */
export function TargetsForm({ onLeave }: { onLeave: () => void }) {
  const { data, error } = useGetOne<TargetsRecord>('sales-targets', { id: 'now' });
  return (
    <Dialog open onClose={onLeave} aria-labelledby="targets-title" fullWidth maxWidth="xs">
      <DialogTitle id="targets-title">Targets of a month</DialogTitle>
      {data ? (
        <Fields targets={data} onLeave={onLeave} />
      ) : (
        <DialogContent>
          {error ? <Refusal error={error} /> : <Alert severity="info">Loading …</Alert>}
        </DialogContent>
      )}
    </Dialog>
  );
}

/** What is typed belongs to what it was typed over, though that is loaded again meanwhile. */
function Fields({ targets, onLeave }: { targets: TargetsRecord; onLeave: () => void }) {
  const change = usePlainChange();
  const people = useStaffChoices();
  const [{ id: _id, etag, ...base }] = useState(targets);
  const [agency, setAgency] = useState(typed(base.agencyPaise));
  const [edited, setEdited] = useState<Record<string, string>>({});
  const ofPerson = (id: string) => edited[id] ?? typed(base.people[id] ?? null);
  const store = () => {
    const body: SalesTargets = {
      agencyPaise: paiseOf(agency),
      people: Object.fromEntries(
        people.flatMap(({ id }) => {
          const paise = paiseOf(ofPerson(id));
          return paise === null ? [] : [[id, paise]];
        }),
      ),
    };
    return save<SalesTargets>('/sales-targets', { method: 'PUT', body, etag, base });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change(store(), 'The targets are set.').then((isDone) => isDone && onLeave());
      }}
    >
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          In rupees, GST included, for every month from this one on. Empty: no target.
        </Typography>
        <Stack sx={{ gap: 1 }}>
          <Amount label="Agency (₹ a month)" value={agency} onChange={setAgency} autoFocus />
          {people.map(({ id, name }) => (
            <Amount
              key={id}
              label={`${name} (₹ a month)`}
              value={ofPerson(id)}
              onChange={(rupees) => setEdited({ ...edited, [id]: rupees })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Cancel</Button>
        <Button type="submit" variant="contained" color="secondary">
          Save the targets
        </Button>
      </DialogActions>
    </form>
  );
}

const Amount = ({
  label,
  value,
  onChange,
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange: (rupees: string) => void;
  autoFocus?: boolean;
}) => (
  <TextField
    label={label}
    type="number"
    autoFocus={autoFocus}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { min: 1, max: toRupees(mostPaise), step: '0.01', inputMode: 'decimal' } }}
  />
);

const typed = (paise: number | null) => (paise === null ? '' : String(toRupees(paise)));
const paiseOf = (rupees: string) => (rupees.trim() === '' ? null : toPaise(Number(rupees)));
