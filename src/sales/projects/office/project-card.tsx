import { Draggable } from '@hello-pangea/dnd';
import { Box, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { stepCount } from '../project.ts';
import { colors } from '#kit/office/theme.ts';
import { showPath } from '#kit/screen-paths.ts';
import { DueChip } from './due-chip.tsx';
import type { ProjectRow } from './project-record.ts';

type Props = { project: ProjectRow; index: number; mayEdit: boolean; onNext: () => Promise<void> };

/** One project on the board. The card itself can be lifted; its title opens the project. */
export const ProjectCard = ({ project, index, mayEdit, onNext }: Props) => (
  <Draggable draggableId={project.id} index={index} isDragDisabled={!mayEdit}>
    {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
      <Box component="li" ref={innerRef} {...draggableProps} sx={{ pb: 1 }}>
        {/* A card holds a link and a button, so it is a group and not the button that the library makes of it. */}
        <Box
          {...dragHandleProps}
          role="group"
          aria-label={`${project.title}, ${project.stepTitle ?? ''}`}
          sx={{ ...card, ...(isDragging && { borderColor: colors.marigoldDeep, bgcolor: '#fff' }) }}
        >
          <MuiLink
            component={Link}
            to={showPath('projects', project.id)}
            color="inherit"
            underline="hover"
            draggable={false}
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {project.title}
          </MuiLink>
          <Box sx={{ overflowWrap: 'anywhere' }}>{project.stepTitle}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            {project.name} · {project.assignedName ?? 'Nobody yet'}
          </Box>
          <Box
            sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'space-between' }}
          >
            <DueChip project={project} />
            {mayEdit && (
              <Button
                size="small"
                onClick={() => void onNext()}
                aria-label={`Step done: ${project.stepTitle ?? ''} of ${project.title}`}
                sx={{ py: 0 }}
              >
                {project.openStep === stepCount ? 'Last step done' : 'Step done'}
              </Button>
            )}
          </Box>
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
  '&:focus-visible': { outline: `3px solid ${colors.marigoldDeep}` },
};
