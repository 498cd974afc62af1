import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { dateInIndia, monthName } from '#kit/india/india-date.ts';
import { toPaise, toRupees } from '#kit/india/money.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { save } from '#kit/office/saves/save.ts';
import { useStaffAsked } from '../../office/assignees.ts';
import { mostPaise } from '../deal.ts';
import { monthAfter } from '../forecast.ts';
import type { MonthTargets, SalesTargets } from '../target.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

type TargetsRecord = SalesTargets & { id: string; etag: string };

/** Says what shall be won in a month, by the agency and by whoever works on leads. */
export function TargetsForm({ onLeave }: { onLeave: () => void }) {
  // Not as it was when the form was open before: what is typed begins with what holds now.
  const { data, ...asked } = useGetOne<TargetsRecord>('sales-targets', { id: 'now' }, { gcTime: 0 });
  // Who is not known to work on leads has no targets: theirs would be taken away.
  const staff = useStaffAsked();
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="targets-title" maxWidth="xs">
      <DialogTitle id="targets-title">Targets of a month</DialogTitle>
      {data && staff.people ? (
        <Fields targets={data} people={staff.people} onLeave={onLeave} />
      ) : (
        <DialogContent>
          <NotYet {...(data ? staff.asked : asked)} loading={<Alert severity="info">Loading …</Alert>} />
        </DialogContent>
      )}
    </WrittenDialog>
  );
}

/** What is typed belongs to what it was typed over, though that is loaded again meanwhile. */
function Fields({
  targets,
  people,
  onLeave,
}: {
  targets: TargetsRecord;
  people: { id: string; name: string }[];
  onLeave: () => void;
}) {
  const run = usePlainChange();
  const [{ id: _id, etag, ...base }] = useState(targets);
  const [edited, setEdited] = useState(base);
  /** Empty: every month. */
  const [month, setMonth] = useState('');
  const shown = (month ? edited.months[month] : edited) ?? { agencyPaise: null, people: {} };
  const change = (more: Partial<MonthTargets>) =>
    setEdited(
      month
        ? { ...edited, months: { ...edited.months, [month]: { ...shown, ...more } } }
        : { ...edited, ...more },
    );
  const store = () =>
    save<SalesTargets>('/sales-targets', {
      method: 'PUT',
      body: tidied(
        edited,
        people.map(({ id }) => id),
      ),
      etag,
      base,
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(store(), 'The targets are set.').then((isDone) => isDone && onLeave());
      }}
    >
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          In rupees, GST included. {month ? 'Empty: as in every month.' : 'Empty: no target.'}
        </Typography>
        <TextField
          select
          label="For"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Every month</MenuItem>
          {monthsAhead().map((one) => (
            <MenuItem key={one} value={one}>
              {monthName(one)} {one.slice(0, 4)}
              {one in edited.months && ', its own'}
            </MenuItem>
          ))}
        </TextField>
        <Stack sx={{ gap: 1 }}>
          <Amount
            key={month}
            label="Agency (₹ a month)"
            paise={shown.agencyPaise}
            usualPaise={month ? edited.agencyPaise : null}
            onChange={(agencyPaise) => change({ agencyPaise })}
            autoFocus
          />
          {people.map(({ id, name }) => (
            <Amount
              key={`${month} ${id}`}
              label={`${name} (₹ a month)`}
              paise={shown.people[id] ?? null}
              usualPaise={month ? (edited.people[id] ?? null) : null}
              onChange={(paise) => {
                const { [id]: _before, ...others } = shown.people;
                change({ people: paise === null ? others : { ...others, [id]: paise } });
              }}
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

/** @param usualPaise what holds where nothing is entered */
function Amount({
  label,
  paise,
  usualPaise,
  onChange,
  autoFocus = false,
}: {
  label: string;
  paise: number | null;
  usualPaise: number | null;
  onChange: (paise: number | null) => void;
  autoFocus?: boolean;
}) {
  const [value, setValue] = useState(typed(paise));
  return (
    <TextField
      label={label}
      type="number"
      autoFocus={autoFocus}
      value={value}
      placeholder={typed(usualPaise)}
      onChange={({ target }) => {
        setValue(target.value);
        onChange(target.value.trim() === '' ? null : toPaise(Number(target.value)));
      }}
      slotProps={{
        htmlInput: { min: 1, max: toRupees(mostPaise), step: '0.01', inputMode: 'decimal' },
        ...(usualPaise !== null && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

const typed = (paise: number | null) => (paise === null ? '' : String(toRupees(paise)));

/** This month and the eleven after it, as `2026-11`. */
const monthsAhead = () => Array.from({ length: 12 }, (_, i) => monthAfter(dateInIndia(new Date()), i));

/** Without months that say nothing of their own, and without whoever works on leads no more. */
const tidied = ({ months, ...every }: SalesTargets, ids: string[]): SalesTargets => {
  const ofThem = <T extends MonthTargets>(of: T): T => ({
    ...of,
    people: Object.fromEntries(Object.entries(of.people).filter(([id]) => ids.includes(id))),
  });
  return {
    ...ofThem(every),
    months: Object.fromEntries(
      Object.entries(months)
        .map(([month, own]) => [month, ofThem(own)] as const)
        .filter(([, { agencyPaise, people }]) => agencyPaise !== null || Object.keys(people).length > 0),
    ),
  };
};
