import { Droppable } from '@hello-pangea/dnd';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { statusLabels } from '../../lead.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import { cardsStyle, columnStyle } from '#kit/office/parts/board.tsx';
import { formatInr } from '#kit/india/money.ts';
import { colors } from '#kit/office/theme.ts';
import { BoardCard } from './board-card.tsx';
import { mayMove, openStages, type Stage, type StageLeads } from './stages.ts';

type Props = {
  stage: Stage;
  found: StageLeads;
  /** The card in somebody's hand. */
  dragged: LeadRecord | null;
  mayEdit: boolean;
  onMove: (lead: LeadRecord, to: Stage) => void;
};

/** One state of the sale with its cards; more come on request. */
export function BoardColumn({ stage, found, dragged, mayEdit, onMove }: Props) {
  const takes = !dragged || dragged.status === stage || mayMove(dragged.status, stage);
  const isEmpty = !found.isPending && !found.error && found.leads.length === 0;
  const isOpen = (openStages as readonly Stage[]).includes(stage);
  return (
    <Box
      component="section"
      aria-label={statusLabels[stage]}
      sx={{ ...columnStyle, opacity: takes ? 1 : 0.45 }}
    >
      <Typography component="h2" variant="body1" sx={{ fontWeight: 700, px: 1.25, pt: 1 }}>
        {statusLabels[stage]}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
          {found.sum && numbers.format(found.sum.count)}
        </Box>
      </Typography>
      {/* Its line is there before the sum is: the cards below would move from under a press. */}
      <Typography
        variant="body2"
        color={isEmpty ? 'text.secondary' : 'text.primary'}
        sx={{ px: 1.25, fontVariantNumeric: 'tabular-nums' }}
      >
        {isEmpty
          ? 'No leads here.'
          : found.sum?.count
            ? `Worth ${formatInr(found.sum.valuePaise)}`
            : '\u00A0'}
      </Typography>
      <Droppable droppableId={stage} isDropDisabled={!takes || !mayEdit}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Box
            component="ul"
            ref={innerRef}
            {...droppableProps}
            sx={{
              ...cardsStyle,
              minHeight: isOpen ? 120 : 48,
              bgcolor: isDraggingOver ? colors.marigoldTint : undefined,
            }}
          >
            {found.leads.map((lead, index) => (
              <BoardCard key={lead.id} lead={lead} index={index} mayEdit={mayEdit} onMove={onMove} />
            ))}
            {placeholder}
          </Box>
        )}
      </Droppable>
      <Box sx={{ px: 1, pb: 1 }}>
        {found.isPending && <Skeleton variant="rounded" height={72} role="status" aria-label="Loading" />}
        {found.error && (
          <Alert severity="error" action={<Button onClick={() => void found.reload()}>Try again</Button>}>
            {found.error.message}
          </Alert>
        )}
        {found.hasMore && (
          <Button
            size="small"
            fullWidth
            onClick={found.loadMore}
            disabled={found.isLoadingMore}
            aria-label={`Load more of ${statusLabels[stage]}`}
          >
            Load more
          </Button>
        )}
      </Box>
    </Box>
  );
}

const numbers = new Intl.NumberFormat('en-IN');
