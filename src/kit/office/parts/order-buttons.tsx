import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import type { SvgIconComponent } from '@mui/icons-material';
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
      <Arrow label={`Move ${name} up`} Icon={UpIcon} onPress={at > 0 && (() => move(at - 1))} />
      <Arrow
        label={`Move ${name} down`}
        Icon={DownIcon}
        onPress={at < ids.length - 1 && (() => move(at + 1))}
      />
    </Stack>
  );
}

/** At the end of the list it leads nowhere, and yet keeps the focus of who got there by it. */
const Arrow = ({
  label,
  Icon,
  onPress,
}: {
  label: string;
  Icon: SvgIconComponent;
  onPress: (() => void) | false;
}) => (
  <IconButton
    size="small"
    aria-label={label}
    aria-disabled={!onPress}
    onClick={onPress || undefined}
    sx={onPress ? undefined : { color: 'action.disabled', cursor: 'default' }}
  >
    <Icon fontSize="small" />
  </IconButton>
);
