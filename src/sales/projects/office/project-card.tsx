import { Box, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { stepCount } from '../project.ts';
import { DragCard } from '#kit/office/parts/board.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { DueChip } from './due-chip.tsx';
import type { ProjectRow } from './project-record.ts';

type Props = { project: ProjectRow; index: number; mayEdit: boolean; onNext: () => Promise<void> };

/** One project on the board. The card itself can be lifted; its title opens the project. */
export function ProjectCard({ project, index, mayEdit, onNext }: Props) {
  const done = project.openStep === stepCount ? 'Last step done' : 'Step done';
  return (
    <DragCard
      id={project.id}
      index={index}
      label={`${project.title}, ${project.stepTitle ?? ''}`}
      mayEdit={mayEdit}
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
      <Box sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'space-between' }}>
        <DueChip project={project} />
        {mayEdit && (
          <Button
            size="small"
            onClick={() => void onNext()}
            aria-label={`${done}: ${project.stepTitle ?? ''} of ${project.title}`}
            sx={{ py: 0 }}
          >
            {done}
          </Button>
        )}
      </Box>
    </DragCard>
  );
}
