import { Draggable } from '@hello-pangea/dnd';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { colors, focusRing } from '../theme.ts';

/** How somebody moves a card who does not see it. */
export const dragInstructions =
  'Press space to lift the card, left and right arrows to choose a column, space to put it down, escape to leave it.';

export const boardStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'min(84vw, 300px)', sm: 'minmax(216px, 1fr)' },
  gap: 1.5,
  alignItems: 'start',
  overflowX: 'auto',
  scrollSnapType: { xs: 'x proximity', sm: 'none' },
  pb: 1,
};

export const columnStyle = {
  bgcolor: colors.sandDeep,
  borderRadius: 2,
  minWidth: 0,
  scrollSnapAlign: 'start',
};

export const cardsStyle = { listStyle: 'none', m: 0, p: 1, borderRadius: 2 };

type Props = { id: string; index: number; label: string; mayEdit: boolean; children: ReactNode };

/** A card of a board, which can be lifted itself. */
export const DragCard = ({ id, index, label, mayEdit, children }: Props) => (
  <Draggable draggableId={id} index={index} isDragDisabled={!mayEdit}>
    {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
      <Box component="li" ref={innerRef} {...draggableProps} sx={{ pb: 1 }}>
        {/* A card holds a link and more, so it is a group and not the button that the library makes of it. */}
        <Box
          {...dragHandleProps}
          role="group"
          aria-label={label}
          sx={{ ...card, ...(isDragging && { borderColor: colors.marigoldDeep, bgcolor: '#fff' }) }}
        >
          {children}
        </Box>
      </Box>
    )}
  </Draggable>
);

const card = {
  p: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  '&:focus-visible': focusRing,
};
