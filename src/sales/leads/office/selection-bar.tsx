import AssignIcon from '@mui/icons-material/PersonAddAltOutlined';
import TagIcon from '@mui/icons-material/SellOutlined';
import StatusIcon from '@mui/icons-material/LabelOutlined';
import { Button, Menu, MenuItem, Paper } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useListContext, useUnselectAll } from 'react-admin';
import { leadStatuses, statusLabels, type LeadStatus } from '../lead.ts';
import { leadCalls } from './lead-calls.ts';
import { colors } from '#kit/office/theme.ts';
import { useTrash } from '../trash/office/use-trash.ts';
import type { LeadListFilter } from '../views/office/lead-views.ts';
import { TagsNotRead, useTags } from '../tags/office/lead-tags.tsx';
import { useGoneWith, useStaffChoices } from './assignees.ts';
import { StaffNotRead } from './staff-not-read.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { useChange } from './use-change.tsx';

/** Nobody decides by hand that something looks like a robot. */
const chosenByHand = leadStatuses.filter((status) => status !== 'suspected');

/**
 * What can be done with the chosen leads at once. Leads that cannot follow stay and are reported.
 * The bar comes up from below, so that no row moves under the pointer.
 */
export function SelectionBar() {
  const { selectedIds, filterValues } = useListContext();
  const isTrash = (filterValues as LeadListFilter).view === 'trash';
  const { trash, restore } = useTrash();
  const unselect = useUnselectAll('leads');
  const people = useStaffChoices();
  const goneWith = useGoneWith();
  const change = useChange();
  const [losing, setLosing] = useState(false);
  const ids = selectedIds.map(String);
  const tags = useTags();

  const assign = async (assignedTo: string | null, name: string) => {
    const did = `Assigned to ${name}${goneWith(assignedTo) ? ', and out of your sight' : ''}`;
    if (await change.many(leadCalls.changeMany(ids, { assignedTo }), did)) unselect();
  };
  const move = async (status: LeadStatus, reason?: string) => {
    const done = leadCalls.changeMany(ids, { status, ...(reason && { reason }) });
    if (!(await change.many(done, `Now “${statusLabels[status]}”`))) return;
    setLosing(false);
    unselect();
  };

  if (ids.length === 0) return null;
  if (isTrash)
    return (
      <Paper component="section" aria-label="Chosen leads" sx={bar}>
        <span>{ids.length} chosen</span>
        <Button
          size="small"
          variant="contained"
          color="secondary"
          onClick={() => void restore(ids).then((isDone) => isDone && unselect())}
        >
          Restore
        </Button>
        <Button size="small" color="inherit" onClick={() => unselect()}>
          Clear
        </Button>
      </Paper>
    );
  return (
    <>
      <StaffNotRead />
      <TagsNotRead />
      <Paper component="section" aria-label="Chosen leads" sx={bar}>
        <span>{ids.length} chosen</span>
        <Choice
          label="Assign"
          icon={<AssignIcon />}
          options={[...people, { id: '', name: 'Nobody' }]}
          onChoose={({ id, name }) => assign(id || null, name)}
        />
        <Choice
          label="Status"
          icon={<StatusIcon />}
          options={chosenByHand.map((id) => ({ id, name: statusLabels[id] }))}
          onChoose={({ id }) => (id === 'lost' ? setLosing(true) : void move(id as LeadStatus))}
        />
        {tags.length > 0 && (
          <Choice
            label="Tag"
            icon={<TagIcon />}
            options={tags}
            onChoose={async ({ id, name }) => {
              const done = leadCalls.changeMany(ids, { addTags: [id] });
              if (await change.many(done, `Tagged “${name}”`)) unselect();
            }}
          />
        )}
        <Button
          size="small"
          color="inherit"
          onClick={() => void trash(ids).then((isDone) => isDone && unselect())}
        >
          Trash
        </Button>
        <Button size="small" color="inherit" onClick={() => unselect()}>
          Clear
        </Button>
        {losing && (
          <LostDialog
            count={ids.length}
            onCancel={() => setLosing(false)}
            onLost={(reason) => move('lost', reason)}
          />
        )}
      </Paper>
    </>
  );
}

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 3,
  width: 'fit-content',
  mx: 'auto',
  mt: 1,
  px: 2,
  py: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  bgcolor: colors.ink,
  color: '#fff',
};

type Option = { id: string; name: string };
type ChoiceProps = {
  label: string;
  icon: ReactNode;
  options: Option[];
  onChoose: (option: Option) => unknown;
};

function Choice({ label, icon, options, onChoose }: ChoiceProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="contained"
        color="secondary"
        startIcon={icon}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem
            key={option.id}
            onClick={() => {
              setAnchor(null);
              onChoose(option);
            }}
          >
            {option.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
