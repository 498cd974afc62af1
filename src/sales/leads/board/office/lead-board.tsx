import { DragDropContext, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { statusLabels } from '../../lead.ts';
import { leadCalls } from '../../office/lead-calls.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import { boardStyle, dragInstructions } from '#kit/office/parts/board.tsx';
import { useMay } from '#kit/office/session.ts';
import { boardView, type LeadListFilter } from '../../views/office/lead-views.ts';
import { LostDialog } from '../../office/lost-dialog.tsx';
import { useChange } from '../../office/use-change.tsx';
import { BoardColumn } from './board-column.tsx';
import { lastStages, openStages, useStages, type Stage, type StageLeads } from './stages.ts';

type Move = { lead: LeadRecord; to: Stage };
type Stages = Record<Stage, StageLeads | null>;

/** The sale as a board: cards move by pointer, by keyboard and by menu; what may not follow takes no card. */
export function LeadBoard() {
  const { filterValues } = useListContext();
  const filter = filterValues as LeadListFilter;
  const loaded = useStages({ ...filter, view: boardView(filter.view) });
  const mayEdit = useMay('leads:edit');
  const change = useChange();
  const [held, setHeld] = useState<{ lead: LeadRecord; stages: Stages } | null>(null);
  const [moves, setMoves] = useState<Move[]>([]);
  const [losing, setLosing] = useState<LeadRecord | null>(null);

  // What arrives meanwhile must not move the cards under a hand that holds one.
  const stages = held?.stages ?? loaded;

  async function move({ lead, to }: Move, reason?: string) {
    setLosing(null);
    setMoves((before) => [...before, { lead, to }]);
    await change.one(
      leadCalls.change(lead.id, { status: to, ...(reason && { reason }) }),
      `${lead.name || 'No name'}: now “${statusLabels[to]}”.`,
    );
    await Promise.all([loaded[lead.status as Stage]?.reload(), loaded[to]?.reload()]);
    setMoves((before) => before.filter((one) => one.lead.id !== lead.id));
  }
  const moveOrAsk = (lead: LeadRecord, to: Stage) =>
    to === 'lost' ? setLosing(lead) : void move({ lead, to });

  function drop({ destination, source }: DropResult, { announce }: ResponderProvided) {
    const lead = held?.lead;
    setHeld(null);
    const to = destination?.droppableId as Stage | undefined;
    if (!lead || !to || to === source.droppableId) return announce('The card stays where it was.');
    announce(`${lead.name || 'No name'} is put into ${statusLabels[to]}.`);
    moveOrAsk(lead, to);
  }

  const column = (stage: Stage) => {
    const found = stages[stage];
    return (
      found && (
        <BoardColumn
          key={stage}
          stage={stage}
          found={withMoves(found, stage, losing ? [...moves, { lead: losing, to: 'lost' }] : moves)}
          dragged={held?.lead ?? null}
          mayEdit={mayEdit}
          onMove={moveOrAsk}
        />
      )
    );
  };

  return (
    <DragDropContext
      dragHandleUsageInstructions={dragInstructions}
      onBeforeDragStart={({ draggableId, source }) => {
        const lead = stages[source.droppableId as Stage]?.leads.find(({ id }) => id === draggableId);
        if (lead) setHeld({ lead, stages: loaded });
      }}
      onDragUpdate={({ destination }, { announce }) =>
        announce(destination ? `Over ${statusLabels[destination.droppableId as Stage]}.` : 'Over no column.')
      }
      onDragEnd={drop}
    >
      {mayEdit && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mb: 1, display: { xs: 'none', md: 'block' } }}
        >
          Drag a card, or press space on it and use the arrow keys.
        </Typography>
      )}
      <Box role="region" aria-label="Board" tabIndex={0} sx={boardStyle}>
        {openStages.map(column)}
        <Stack spacing={1.5} sx={{ minWidth: 0, scrollSnapAlign: 'start' }}>
          {lastStages.map(column)}
        </Stack>
      </Box>
      {losing && (
        <LostDialog
          count={1}
          onCancel={() => setLosing(null)}
          onLost={(reason) => void move({ lead: losing, to: 'lost' }, reason)}
        />
      )}
    </DragDropContext>
  );
}

/** A column as it will be once the server has followed. */
function withMoves(found: StageLeads, stage: Stage, moves: Move[]): StageLeads {
  const leaving = moves.filter(
    ({ to, lead }) => to !== stage && found.leads.some(({ id }) => id === lead.id),
  );
  const coming = moves.filter(
    ({ to, lead }) => to === stage && !found.leads.some(({ id }) => id === lead.id),
  );
  if (leaving.length + coming.length === 0) return found;
  const gone = new Set(leaving.map(({ lead }) => lead.id));
  return {
    ...found,
    leads: [...found.leads.filter(({ id }) => !gone.has(id)), ...coming.map(({ lead }) => lead)].sort(
      (a, b) => (a.id < b.id ? 1 : -1),
    ),
    sum: found.sum && {
      count: found.sum.count + coming.length - leaving.length,
      valuePaise: found.sum.valuePaise + worth(coming) - worth(leaving),
    },
  };
}

const worth = (moves: Move[]) => moves.reduce((all, { lead }) => all + (lead.valuePaise ?? 0), 0);
