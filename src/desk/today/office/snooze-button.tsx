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
import { useState, type MouseEvent } from 'react';
import { fromField, inIndiaWithDay, toField } from '#kit/office/parts/moments.ts';
import { snoozeTimes } from '../snooze-times.ts';
import type { TodayItem } from '../today-item.ts';
import { useSnooze } from './use-act.tsx';

type Props = {
  items: TodayItem[];
  /** What they are called together. */
  name: string;
  /** Said when they are put off. */
  onDone?: () => void;
};

/** Puts items off for whoever is signed in: by one click, or to a time that they pick. Of several it is a button of words. */
export function SnoozeButton({ items, name, onDone }: Props) {
  const { snooze } = useSnooze();
  const [opened, setOpened] = useState<{ by: HTMLElement; at: Date } | null>(null);
  const [picking, setPicking] = useState(false);
  const opener = {
    'aria-label': `Put off: ${name}`,
    'aria-haspopup': 'menu' as const,
    onClick: (event: MouseEvent<HTMLElement>) => setOpened({ by: event.currentTarget, at: new Date() }),
  };
  return (
    <>
      {items.length > 1 ? (
        <Button size="small" variant="outlined" startIcon={<SnoozeIcon />} {...opener}>
          Put off
        </Button>
      ) : (
        <Tooltip title="Put off">
          <IconButton {...opener}>
            <SnoozeIcon />
          </IconButton>
        </Tooltip>
      )}
      <Menu anchorEl={opened?.by ?? null} open={opened !== null} onClose={() => setOpened(null)}>
        {opened !== null &&
          snoozeTimes(opened.at).map(({ label, at }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setOpened(null);
                void snooze(items, at).then((isDone) => isDone && onDone?.());
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
      {picking && (
        <PickTime
          items={items}
          name={name}
          onDone={() => {
            setPicking(false);
            onDone?.();
          }}
          onLeave={() => setPicking(false)}
        />
      )}
    </>
  );
}

function PickTime({ items, name, onDone, onLeave }: Required<Props> & { onLeave: () => void }) {
  const { snooze } = useSnooze();
  const [opened] = useState(() => new Date());
  const [time, setTime] = useState(() => toField(snoozeTimes(opened)[0]?.at ?? opened.toISOString()));
  const isOver = time !== '' && new Date(fromField(time)) <= opened;
  return (
    <Dialog open onClose={onLeave} aria-labelledby="snooze-title" fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void snooze(items, fromField(time)).then((isDone) => isDone && onDone());
        }}
      >
        <DialogTitle id="snooze-title">Put off: {name}</DialogTitle>
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
