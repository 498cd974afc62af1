import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { viewCalls, type ListView, type Shown } from '../list-view.ts';
import { usePlainChange } from './use-plain-change.ts';
import { WrittenDialog } from './written-dialog.tsx';

type Props = {
  resource: string;
  /** Null where one is made of what is on the screen. */
  view: ListView | null;
  shown: Shown;
  onLeave: () => void;
};

/** The name of a view, and for whom it is. */
export function ViewDialog({ resource, view, shown, onLeave }: Props) {
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const change = usePlainChange();
  async function save() {
    const saving = view
      ? viewCalls.change(view.id, { name, shared })
      : viewCalls.save({ resource, name, shared, ...shown });
    if (await change(saving, `Saved as “${name.trim()}”.`)) onLeave();
  }
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="view-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id="view-title">{view ? 'Rename or share' : 'Save these filters'}</DialogTitle>
        <DialogContent>
          <TextField
            label="Name of the view"
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <FormControlLabel
            label="Share it with everybody"
            control={<Checkbox checked={shared} onChange={(_event, checked) => setShared(checked)} />}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={!name.trim()}>
            Save the view
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
