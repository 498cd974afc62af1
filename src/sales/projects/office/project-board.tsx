import { DragDropContext, Droppable, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useInfiniteGetList, useListContext } from 'react-admin';
import { stepCount } from '../project.ts';
import { boardStyle, cardsStyle, columnStyle, dragInstructions } from '#kit/office/parts/board.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { useLoadMore } from '#kit/office/parts/use-load-more.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { ProjectCard } from './project-card.tsx';
import { projectCalls } from './project-calls.ts';
import type { ProjectRow } from './project-record.ts';

const columns = Array.from({ length: stepCount }, (_, i) => i + 1);

/** What runs, by its open step: cards move by pointer, by keyboard and by their button. */
export function ProjectBoard({ filter }: { filter: Record<string, unknown> }) {
  const mayEdit = useMay('projects:edit');
  const change = usePlainChange();
  const { refetch } = useListContext();

  async function move(id: string, from: number, to: number | null) {
    await change(
      projectCalls.move(id, { from, to }),
      to === null ? 'All steps are done.' : `Now at step ${to}.`,
    );
    refetch();
  }

  function drop({ destination, source, draggableId }: DropResult, { announce }: ResponderProvided) {
    if (!destination || destination.droppableId === source.droppableId)
      return announce('The card stays where it was.');
    announce(`It is put into step ${destination.droppableId}.`);
    void move(draggableId, Number(source.droppableId), Number(destination.droppableId));
  }

  return (
    <DragDropContext dragHandleUsageInstructions={dragInstructions} onDragEnd={drop}>
      <Box role="region" aria-label="Board" tabIndex={0} sx={boardStyle}>
        {columns.map((step) => (
          <Column key={step} step={step} filter={filter} mayEdit={mayEdit} onMove={move} />
        ))}
      </Box>
    </DragDropContext>
  );
}

type Props = {
  step: number;
  filter: Record<string, unknown>;
  mayEdit: boolean;
  onMove: (id: string, from: number, to: number | null) => Promise<void>;
};

/** The projects at one step; more come on request. */
function Column({ step, filter, mayEdit, onMove }: Props) {
  const found = useInfiniteGetList<ProjectRow>(
    'projects',
    {
      filter: { ...filter, state: 'running', openStep: step },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 20 },
    },
    // A card that is found under the next filter too stays where it is.
    { placeholderData: (before) => before },
  );
  const { loadMore, isLoadingMore } = useLoadMore(found);
  const projects = found.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Box component="section" aria-label={`Step ${step}`} sx={columnStyle}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 700, px: 1.25, pt: 1 }}>
        Step {step}
      </Typography>
      {found.isSuccess && projects.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1.25, pt: 0.5 }}>
          No projects here.
        </Typography>
      )}
      <Droppable droppableId={String(step)} isDropDisabled={!mayEdit}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Box
            component="ul"
            ref={innerRef}
            {...droppableProps}
            sx={{ ...cardsStyle, minHeight: 120, bgcolor: isDraggingOver ? colors.marigoldTint : undefined }}
          >
            {projects.map((project, index) => (
              <ProjectCard
                key={project.id}
                project={project}
                index={index}
                mayEdit={mayEdit}
                onNext={() => onMove(project.id, step, step < stepCount ? step + 1 : null)}
              />
            ))}
            {placeholder}
          </Box>
        )}
      </Droppable>
      <Box sx={{ px: 1, pb: 1 }}>
        {found.isPending && <Skeleton variant="rounded" height={72} role="status" aria-label="Loading" />}
        {found.error && <Refusal error={found.error} onAgain={found.refetch} />}
        {found.hasNextPage && (
          <Button size="small" fullWidth onClick={loadMore} disabled={isLoadingMore}>
            Load more
          </Button>
        )}
      </Box>
    </Box>
  );
}
