import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton, Stack } from '@mui/material';

/** What can be done with a section that moves; with `onHide` it is hidden, too. `id`: how its buttons are found again once it has moved. */
export const SectionButtons = ({
  id,
  title,
  isHidden,
  isFirst,
  isLast,
  handle,
  onMove,
  onHide,
}: {
  id: string;
  title: string;
  isHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  handle: DraggableProvidedDragHandleProps | null;
  onMove: (by: -1 | 1) => void;
  onHide: ((hide: boolean) => void) | null;
}) => (
  <Stack direction="row" sx={{ alignItems: 'center' }}>
    {onHide && (
      <IconButton
        size="small"
        aria-label={isHidden ? `Show ${title}` : `Hide ${title}`}
        onClick={() => onHide(!isHidden)}
      >
        {isHidden ? <HiddenIcon fontSize="small" /> : <ShownIcon fontSize="small" />}
      </IconButton>
    )}
    <IconButton
      size="small"
      data-move={`${id} up`}
      disabled={isFirst}
      aria-label={`Move ${title} up`}
      onClick={() => onMove(-1)}
    >
      <UpIcon fontSize="small" />
    </IconButton>
    <IconButton
      size="small"
      data-move={`${id} down`}
      disabled={isLast}
      aria-label={`Move ${title} down`}
      onClick={() => onMove(1)}
    >
      <DownIcon fontSize="small" />
    </IconButton>
    {/* The arrows beside it do the same for the keyboard. */}
    <Box
      {...handle}
      tabIndex={-1}
      aria-label={`Drag ${title}`}
      sx={{ display: 'flex', p: 0.5, color: 'text.secondary' }}
    >
      <DragIcon fontSize="small" />
    </Box>
  </Stack>
);
