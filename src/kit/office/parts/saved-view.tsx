import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, ListItem, ListItemButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { officePath } from '#kit/screen-paths.ts';
import { viewCalls, viewPath, type ListView, type Shown } from '../list-view.ts';
import { useMay } from '../session.ts';
import { useCopy } from './use-copy.ts';
import { usePlainChange } from './use-plain-change.ts';
import { useUndoable } from './use-undoable.tsx';

type Props = {
  view: ListView;
  /** What is on the screen. */
  shown: Shown;
  /** The view holds just that. */
  isOpen: boolean;
  /** One has what one came for. */
  onLeave: () => void;
  onWrite: () => void;
};

/** One view: a press opens it, and what can be done with it is in its menu. */
export function SavedView(props: Props) {
  const { view, isOpen, onLeave } = props;
  const { name, shared, mine, staffName } = view;
  return (
    <ListItem disablePadding secondaryAction={<More {...props} />}>
      <ListItemButton
        component={Link}
        to={viewPath(view)}
        selected={isOpen}
        aria-current={isOpen || undefined}
        onClick={onLeave}
      >
        <ListItemText
          primary={name}
          secondary={shared ? `Shared${mine ? '' : ` by ${staffName}`}` : 'Only mine'}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}

function More({ view, shown, isOpen, onLeave, onWrite }: Props) {
  const { id, name, shared, mine } = view;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayClear = useMay('staff:edit');
  const copy = useCopy();
  const change = usePlainChange();
  const undoable = useUndoable();
  const remove = async () => {
    await viewCalls.delete(id);
    const { resource, filter, sort } = view;
    return mine ? () => viewCalls.save({ id, resource, name, shared, filter, sort }) : null;
  };
  const item = (text: string, act: () => unknown, isOff = false) => (
    <MenuItem
      disabled={isOff}
      onClick={() => {
        setAnchor(null);
        onLeave();
        void act();
      }}
    >
      {text}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        edge="end"
        size="small"
        aria-label={`More about the view ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mine &&
          item(
            'Keep these filters in it',
            () => change(viewCalls.change(id, shown), `“${name}” holds what is on the screen.`),
            isOpen,
          )}
        {mine && item('Rename or share…', onWrite)}
        {shared && item('Copy link', () => copy(new URL(officePath(viewPath(view)), location.href).href))}
        {(mine || (shared && mayClear)) &&
          item('Delete', () => undoable(`The view “${name}” is gone.`, remove))}
      </Menu>
    </>
  );
}
