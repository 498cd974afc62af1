import SnoozeIcon from '@mui/icons-material/SnoozeOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Menu,
  MenuItem,
  TextField,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { fromField, inIndiaWithDay, toField } from '#kit/office/parts/moments.ts';
import { snoozeTimes } from '../snooze-times.ts';
import type { TodayItem } from '../today-item.ts';
import { useSnooze } from './use-act.tsx';

/** Puts an item off for whoever is signed in: by one click, or to a time that they pick. */
export function SnoozeButton({ item }: { item: TodayItem }) {
  const { snooze } = useSnooze();
  const [opened, setOpened] = useState<{ by: HTMLElement; at: Date } | null>(null);
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Tooltip title="Put off">
        <IconButton
          aria-label={`Put off: ${item.who}`}
          aria-haspopup="menu"
          onClick={(event) => setOpened({ by: event.currentTarget, at: new Date() })}
        >
          <SnoozeIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={opened?.by ?? null} open={opened !== null} onClose={() => setOpened(null)}>
        {opened !== null &&
          snoozeTimes(opened.at).map(({ label, at }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setOpened(null);
                void snooze(item, at);
              }}
            >
              {label}
            </MenuItem>
          ))}
        <MenuItem
          onClick={() => {
            setOpened(null);
            setPicking(true);
          }}
        >
          Pick a time…
        </MenuItem>
      </Menu>
      {picking && <PickTime item={item} onLeave={() => setPicking(false)} />}
    </>
  );
}

function PickTime({ item, onLeave }: { item: TodayItem; onLeave: () => void }) {
  const { snooze } = useSnooze();
  const [opened] = useState(() => new Date());
  const [time, setTime] = useState(() => toField(snoozeTimes(opened)[0]?.at ?? opened.toISOString()));
  const isOver = time !== '' && new Date(fromField(time)) <= opened;
  return (
    <Dialog open onClose={onLeave} aria-labelledby="snooze-title" fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void snooze(item, fromField(time)).then((isDone) => isDone && onLeave());
        }}
      >
        <DialogTitle id="snooze-title">Put off: {item.who}</DialogTitle>
        <DialogContent>
          <TextField
            label="It comes back on"
            type="datetime-local"
            required
            autoFocus
            value={time}
            onChange={({ target }) => setTime(target.value)}
            error={isOver}
            helperText={
              isOver
                ? 'Choose a time to come'
                : time && `${inIndiaWithDay(fromField(time))}, Indian time. Only for you.`
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: toField(opened.toISOString()) } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={time === '' || isOver}>
            Put it off
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
