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
import { useGetList, type RaRecord } from 'react-admin';
import { NotRead } from './not-read.tsx';

/** What is merged: how it is called, where it is found, and what merging it means. */
type Words<One> = {
  /** "lead", "account" */
  noun: string;
  /** Which one is merged away. */
  subject: string;
  searchHint: string;
  describe: (one: One) => string;
  /** What will happen. */
  warning: (into: One) => string;
};

/** Finds the one that stays, says what will happen, and asks. */
export function MergeDialog<One extends RaRecord<string>>({
  id,
  resource,
  filter,
  likely = [],
  words,
  color,
  onLeave,
  onMerge,
}: {
  id: string;
  resource: string;
  filter?: object;
  /** Offered before anything is typed. */
  likely?: One[];
  words: Words<One>;
  color: 'secondary' | 'error';
  onLeave: () => void;
  onMerge: (into: One) => Promise<void>;
}) {
  const [typed, setTyped] = useState('');
  const [intoId, setIntoId] = useState('');
  const q = useDeferredValue(typed.trim());
  const asked = useGetList<One>(
    resource,
    {
      filter: { q, ...filter },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: q.length > 1 },
  );
  const others = (q.length > 1 ? (asked.data ?? []) : likely).filter((one) => one.id !== id);
  const into = others.find((one) => one.id === intoId);
  return (
    <Dialog open onClose={onLeave} aria-labelledby="merge-title" fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (into) void onMerge(into);
        }}
      >
        <DialogTitle id="merge-title">
          Merge {words.subject} into another {words.noun}
        </DialogTitle>
        <DialogContent>
          <TextField
            label={`Find the ${words.noun} that stays`}
            // Where somebody likely is offered, a phone's keyboard would hide them.
            inputRef={likely.length === 0 ? focus : null}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setIntoId('');
            }}
            helperText={words.searchHint}
          />
          {q.length > 1 && <NotRead what="What you look for" asked={asked} />}
          <RadioGroup aria-label={`The ${words.noun} that stays`} value={intoId}>
            {others.map((one) => (
              <FormControlLabel
                key={one.id}
                value={one.id}
                control={<Radio onChange={() => setIntoId(one.id)} />}
                label={words.describe(one)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            ))}
          </RadioGroup>
          {into && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {words.warning(into)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color={color} disabled={!into}>
            Merge
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();
