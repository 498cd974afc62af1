import TodayIcon from '@mui/icons-material/TodayOutlined';
import FoldIcon from '@mui/icons-material/ExpandMore';
import { Divider, MenuItem, Typography } from '@mui/material';
import { Menu, useSidebarState, useStore } from 'react-admin';
import { useSession } from '#kit/office/session.ts';
import { places, type Place } from './places.ts';

/** The places by what they are for. A group folds away, and stays so on this device. */
export function OfficeMenu() {
  const mine = useSession().me?.permissions ?? [];
  return (
    <Menu aria-label="Places of the office" component="nav">
      <Menu.Item to="/" primaryText="Today" leftIcon={<TodayIcon />} />
      {places.map(({ group, places: its }) => (
        <Group key={group} name={group} places={its.filter(({ needs }) => mine.includes(needs))} />
      ))}
    </Menu>
  );
}

function Group({ name, places: its }: { name: string; places: Place[] }) {
  const [isWide] = useSidebarState();
  const [isFolded, setFolded] = useStore(`menu.${name}.folded`, false);
  if (its.length === 0) return null;
  return (
    <>
      {isWide ? (
        <MenuItem
          dense
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
          sx={{ justifyContent: 'space-between', color: 'text.secondary', mt: 1, minHeight: 32 }}
        >
          <Typography variant="body2" component="span" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          <FoldIcon fontSize="small" sx={{ transform: isFolded ? 'rotate(-90deg)' : 'none' }} />
        </MenuItem>
      ) : (
        <Divider component="div" role="separator" />
      )}
      {!(isWide && isFolded) &&
        its.map(({ to, text, Icon }) => (
          <Menu.Item key={to} to={to} primaryText={text} leftIcon={<Icon />} />
        ))}
    </>
  );
}
