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
import { useGetList } from 'react-admin';
import type { CustomerDetail, CustomerRow } from './customer-record.ts';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Finds the account that stays, says what will happen, and asks. */
export function MergeDialog({
  customer,
  onLeave,
  onMerge,
}: {
  customer: CustomerDetail;
  onLeave: () => void;
  onMerge: (intoId: string) => Promise<void>;
}) {
  const [words, setWords] = useState('');
  const [into, setInto] = useState<CustomerRow | null>(null);
  const q = useDeferredValue(words.trim());
  const { data = [] } = useGetList<CustomerRow>(
    'customers',
    { filter: { q }, pagination: { page: 1, perPage: 5 }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: q.length > 1 },
  );
  const others = data.filter(({ id }) => id !== customer.id);
  return (
    <Dialog open onClose={onLeave} aria-labelledby="merge-title" fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (into) void onMerge(into.id);
        }}
      >
        <DialogTitle id="merge-title">Merge {customer.code} into another account</DialogTitle>
        <DialogContent>
          <TextField
            label="Find the account that stays"
            inputRef={focus}
            fullWidth
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setInto(null);
            }}
            helperText="Name, e-mail, phone or CUS-…"
          />
          <RadioGroup aria-label="The account that stays" value={into?.id ?? ''}>
            {(q.length > 1 ? others : []).map((one) => (
              <FormControlLabel
                key={one.id}
                value={one.id}
                control={<Radio onChange={() => setInto(one)} />}
                label={`${one.fullName}, ${one.code}, ${one.email}`}
                sx={{ overflowWrap: 'anywhere' }}
              />
            ))}
          </RadioGroup>
          {into && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {customer.fullName} ({customer.code}) is signed out and closed. Help requests, consents and what
              happened move to {into.fullName} ({into.code}), who goes on signing in as before. For 30 days
              you can undo it on this page.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={!into}>
            Merge
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
