import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { IconButton, Stack } from '@mui/material';
import { useListContext, useRefresh, type Identifier, type RaRecord } from 'react-admin';
import { calls } from '../calls.ts';
import { useAttempt } from './use-attempt.ts';

/** Moves one record of a list up or down, for visitors too. `name` says which one to those who only hear it. */
export function OrderButtons({ id, name }: { id: Identifier; name: string }) {
  const { data = [], resource } = useListContext<RaRecord>();
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  const ids = data.map((record) => record.id);
  const at = ids.indexOf(id);

  async function move(to: number) {
    await attempt(() => calls.reorder(resource, ids.toSpliced(at, 1).toSpliced(to, 0, id)));
    refresh();
  }

  return (
    <Stack direction="row" onClick={(event) => event.stopPropagation()}>
      <IconButton size="small" disabled={at <= 0} onClick={() => move(at - 1)} aria-label={`Move ${name} up`}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={at === ids.length - 1}
        onClick={() => move(at + 1)}
        aria-label={`Move ${name} down`}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
