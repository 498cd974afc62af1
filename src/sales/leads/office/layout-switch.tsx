import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';
import { boardView, type LeadLayout, type LeadListFilter } from '../views/office/lead-views.ts';

/** The same leads as a list or as a board; filters stay. */
export function LayoutSwitch() {
  const { filterValues, setFilters } = useListContext();
  const { layout = 'list', ...filter } = filterValues as LeadListFilter;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label="Layout"
      onChange={(_event, next: LeadLayout | null) => {
        if (next === 'board') setFilters({ ...filter, view: boardView(filter.view), layout: next });
        else if (next === 'list') setFilters(filter);
      }}
      sx={{ mr: 'auto', '& .MuiToggleButton-root': { py: 0.5 } }}
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
