import TodayIcon from '@mui/icons-material/TodayOutlined';
import FoldIcon from '@mui/icons-material/ExpandMore';
import { Divider, MenuItem, Tooltip, Typography, useMediaQuery, type Theme } from '@mui/material';
import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { Menu, useSidebarState, useStore } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useSession } from '#kit/office/session.ts';
import { places, type Place } from './places.ts';

/**
 * The places by what they are for. A group folds away, and stays so on this device. Drawn anew only when one goes
 * elsewhere, a place at a time: react-admin's own items drew sixty places again and again while a screen was loading.
 */
export const OfficeMenu = memo(function OfficeMenu() {
  const mine = useSession().me?.permissions ?? [];
  const { pathname } = useLocation();
  const [isWide, setWide] = useSidebarState();
  const liesOver = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const isHere = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  const leave = ({ target }: MouseEvent) => {
    if (liesOver && target instanceof Element && target.closest('.place')) setWide(false);
  };
  return (
    <Menu aria-label="Places of the office" component="nav" onClick={leave} onKeyDownCapture={walk}>
      <PlaceLink to="/" text="Today" Icon={TodayIcon} isHere={isHere('/')} isWide={isWide} />
      {places.map(({ group, places: its }) => (
        <Group
          key={group}
          name={group}
          isWide={isWide}
          isHere={isHere}
          places={its.filter(({ needs }) => mine.includes(needs))}
        />
      ))}
    </Menu>
  );
});

/** Arrows, Home and End lead through the places; letters are shortcuts of the whole office. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const here = items.findIndex((item) => item === document.activeElement);
  const ways = {
    ArrowDown: items[here + 1] ?? items[0],
    ArrowUp: items.at(here - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const found = ways[event.key as keyof typeof ways];
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  found.focus();
}

type GroupProps = { name: string; isWide: boolean; isHere: (to: string) => boolean; places: Place[] };

function Group({ name, isWide, isHere, places: its }: GroupProps) {
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
        <Divider component="div" role="separator" sx={{ my: 1 }} />
      )}
      {!(isWide && isFolded) &&
        its.map(({ to, text, Icon }) => (
          <PlaceLink key={to} to={to} text={text} Icon={Icon} isHere={isHere(to)} isWide={isWide} />
        ))}
    </>
  );
}

type PlaceLinkProps = Pick<Place, 'to' | 'text' | 'Icon'> & { isHere: boolean; isWide: boolean };

const PlaceLink = memo(function PlaceLink({ to, text, Icon, isHere, isWide }: PlaceLinkProps) {
  const link = (
    <Link className="place" to={to} role="menuitem" tabIndex={0} {...(isHere && { 'aria-current': 'page' })}>
      <Icon />
      <span>{text}</span>
    </Link>
  );
  return isWide ? (
    link
  ) : (
    <Tooltip title={text} placement="right">
      {link}
    </Tooltip>
  );
});
