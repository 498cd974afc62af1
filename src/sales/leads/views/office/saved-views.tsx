import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import type { SavedFilter } from '../lead-view.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { typedOnly } from './lead-views.ts';
import { leadCalls } from '../../office/lead-calls.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

type View = {
  id: string;
  name: string;
  shared: boolean;
  filter: SavedFilter;
  staffName: string;
  mine: boolean;
};

/** Filters with a name: one's own and those that colleagues share. */
export function SavedViews() {
  const asked = useGetList<View>('lead-views');
  const { data: views } = asked;
  const { setFilters } = useListContext();
  const mayClear = useMay('lead-rules:edit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const change = usePlainChange();
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewsIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Views
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Saved views', sx: { minWidth: 260 } } }}
      >
        <NotRead what="The saved views" asked={asked} />
        {views?.length === 0 && (
          <Typography sx={{ p: 2, pb: 0 }} color="text.secondary">
            No views yet. Set filters, then save them.
          </Typography>
        )}
        <List dense>
          {views?.map((view) => (
            <ListItem
              key={view.id}
              disablePadding
              secondaryAction={
                (view.mine || (view.shared && mayClear)) && (
                  <IconButton
                    edge="end"
                    size="small"
                    aria-label={`Delete the view ${view.name}`}
                    onClick={() =>
                      void change(leadCalls.deleteView(view.id), `The view “${view.name}” is gone.`)
                    }
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                )
              }
            >
              <ListItemButton
                onClick={() => {
                  setAnchor(null);
                  setFilters(view.filter);
                }}
              >
                <ListItemText
                  primary={view.name}
                  secondary={view.shared ? `Shared${view.mine ? '' : ` by ${view.staffName}`}` : 'Only mine'}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Button
          fullWidth
          onClick={() => {
            setAnchor(null);
            setSaving(true);
          }}
        >
          Save these filters…
        </Button>
      </Popover>
      {isSaving && <SaveDialog onLeave={() => setSaving(false)} />}
    </>
  );
}

function SaveDialog({ onLeave }: { onLeave: () => void }) {
  const { filterValues } = useListContext();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const change = usePlainChange();
  async function save() {
    const { custom, ...typed } = filterValues as SavedFilter;
    const fields = typedOnly(custom);
    const filter = {
      ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '' && value !== null)),
      ...(fields && { custom: fields }),
    };
    if (await change(leadCalls.saveView({ name, shared, filter }), `Saved as “${name.trim()}”.`)) onLeave();
  }
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="view-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id="view-title">Save these filters</DialogTitle>
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
