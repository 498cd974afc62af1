import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { BooleanInput, SearchInput, SelectInput, useListContext } from 'react-admin';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { ListPagination } from '#kit/office/parts/list-pagination.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { DueChip, stateChoices } from './due-chip.tsx';
import { ProjectBoard } from './project-board.tsx';
import type { ProjectRow } from './project-record.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Customer, title or PR-…" />,
  <SelectInput key="state" source="state" label="State" alwaysOn emptyText="All" choices={stateChoices} />,
  <BooleanInput key="late" source="late" label="Late only" alwaysOn />,
  <BooleanInput key="news" source="news" label="With news only" alwaysOn />,
];

/** What was sold and is being made: as a list, or on the board by its open step. */
export const ProjectList = () => (
  <RecordList<ProjectRow>
    filters={filters}
    moreFilters={['layout']}
    filterDefaultValues={{ state: 'running' }}
    title="Projects"
    above={<LayoutSwitch />}
    pagination={<Pages />}
    nothing="No projects here."
  >
    <Projects />
  </RecordList>
);

/** Of the list: the board loads more of each step by itself. */
const Pages = () => (useListContext().filterValues.layout === 'board' ? null : <ListPagination />);

function Projects() {
  const { filterValues } = useListContext();
  if (filterValues.layout === 'board') return <ProjectBoard filter={filterValues} />;
  return (
    <LinkRows<ProjectRow>>
      {(project) => (
        <>
          <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
            <strong>{project.title}</strong>
            <Typography variant="body2" color="text.secondary">
              {project.name} · {project.code} · {project.assignedName ?? 'Nobody yet'}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ minWidth: 120 }}>
            {project.openStep && `${project.openStep}. ${project.stepTitle ?? ''}`}
          </Typography>
          <DueChip project={project} />
        </>
      )}
    </LinkRows>
  );
}

function LayoutSwitch() {
  const { filterValues, setFilters } = useListContext();
  const { layout = 'list', ...filter } = filterValues;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label="Layout"
      onChange={(_event, next: string | null) => {
        if (next) setFilters(next === 'board' ? { ...filter, state: 'running', layout: next } : filter);
      }}
      sx={{ mb: 1, '& .MuiToggleButton-root': { py: 0.5 } }}
    >
      <ToggleButton value="list">
        <ListIcon fontSize="small" sx={{ mr: 0.5 }} /> List
      </ToggleButton>
      <ToggleButton value="board">
        <BoardIcon fontSize="small" sx={{ mr: 0.5 }} /> Board
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
