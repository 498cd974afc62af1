import AssignIcon from '@mui/icons-material/PersonAddAltOutlined';
import StatusIcon from '@mui/icons-material/LabelOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useListContext, useUnselectAll } from 'react-admin';
import { leadStatuses, statusLabels, type LeadStatus } from '#domain/leads/lead.ts';
import { calls } from '../calls.ts';
import { useStaffChoices } from './assignees.ts';
import { LostDialog } from './lost-dialog.tsx';
import { useChange } from './use-change.tsx';

/** Nobody decides by hand that something looks like a robot. */
const chosenByHand = leadStatuses.filter((status) => status !== 'suspected');

/** What can be done with many leads at once. Leads that cannot follow stay and are reported. */
export function BulkButtons() {
  const { selectedIds } = useListContext();
  const unselect = useUnselectAll('leads');
  const people = useStaffChoices();
  const change = useChange();
  const [losing, setLosing] = useState(false);
  const ids = selectedIds.map(String);

  const assign = async (assignedTo: string | null, name: string) => {
    unselect();
    await change.many(calls.changeLeads(ids, { assignedTo }), `Assigned to ${name}`);
  };
  const move = async (status: LeadStatus, reason?: string) => {
    setLosing(false);
    unselect();
    await change.many(
      calls.changeLeads(ids, { status, ...(reason && { reason }) }),
      `Now “${statusLabels[status]}”`,
    );
  };

  return (
    <>
      <Choice
        label="Assign"
        icon={<AssignIcon />}
        choices={[...people, { id: '', name: 'Nobody' }]}
        onChoose={({ id, name }) => assign(id || null, name)}
      />
      <Choice
        label="Status"
        icon={<StatusIcon />}
        choices={chosenByHand.map((id) => ({ id, name: statusLabels[id] }))}
        onChoose={({ id }) => (id === 'lost' ? setLosing(true) : void move(id as LeadStatus))}
      />
      {losing && (
        <LostDialog
          count={ids.length}
          onCancel={() => setLosing(false)}
          onLost={(reason) => move('lost', reason)}
        />
      )}
    </>
  );
}

type Option = { id: string; name: string };

function Choice({
  label,
  icon,
  choices,
  onChoose,
}: {
  label: string;
  icon: ReactNode;
  choices: Option[];
  onChoose: (choice: Option) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={icon}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            onClick={() => {
              setAnchor(null);
              onChoose(choice);
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
