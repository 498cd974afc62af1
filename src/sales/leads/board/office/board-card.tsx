import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import { Box, IconButton, Link as MuiLink, Menu, MenuItem, Stack, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { statusLabels } from '../../lead.ts';
import { formatInr } from '#kit/india/money.ts';
import { fromNow } from '#kit/office/parts/moments.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import type { LeadRecord } from '../../office/lead-record.ts';
import { DragCard } from '#kit/office/parts/board.tsx';
import { FollowUp } from '../../office/follow-up.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { ResponseChip } from '../../clock/office/response-chip.tsx';
import { lastStages, mayMove, openStages, type Stage } from './stages.ts';

type Props = {
  lead: LeadRecord;
  index: number;
  mayEdit: boolean;
  onMove: (lead: LeadRecord, to: Stage) => void;
};

/** One lead on the board. The card itself can be lifted; its name opens the lead. */
export function BoardCard({ lead, index, mayEdit, onMove }: Props) {
  const now = useNow();
  const name = lead.name || 'No name';
  return (
    <DragCard id={lead.id} index={index} label={`${name}, ${statusLabels[lead.status]}`} mayEdit={mayEdit}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start', gap: 0.5 }}>
        <MuiLink
          component={Link}
          to={showPath('leads', lead.id)}
          color="inherit"
          underline="hover"
          draggable={false}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
        {mayEdit && <MoveMenu lead={lead} name={name} onMove={onMove} />}
      </Stack>
      <Box sx={{ overflowWrap: 'anywhere' }}>{lead.service || 'No service chosen'}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {lead.assignedName ?? 'Nobody yet'} · {fromNow(lead.createdAt, now)}
      </Box>
      {lead.valuePaise !== null && <Box sx={{ fontWeight: 600 }}>{formatInr(lead.valuePaise)}</Box>}
      <ResponseChip lead={lead} />
      {lead.nextFollowUpAt && (
        <Box sx={{ fontSize: '0.8125rem', mt: 0.25 }}>
          <FollowUp lead={lead} />
        </Box>
      )}
    </DragCard>
  );
}

/** The same move without dragging: for fingers, and for whoever finds a menu quicker. */
function MoveMenu({ lead, name, onMove }: Pick<Props, 'lead' | 'onMove'> & { name: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const targets = [...openStages, ...lastStages].filter((stage) => mayMove(lead.status, stage));
  return (
    <>
      <Tooltip title="Move to…">
        <IconButton
          size="small"
          aria-label={`Move ${name} to…`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ m: -0.5 }}
        >
          <MoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {targets.map((stage) => (
          <MenuItem
            key={stage}
            onClick={() => {
              setAnchor(null);
              onMove(lead, stage);
            }}
          >
            {statusLabels[stage]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
