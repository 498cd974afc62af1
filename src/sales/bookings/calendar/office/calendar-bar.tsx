import type FullCalendar from '@fullcalendar/react';
import BackIcon from '@mui/icons-material/ChevronLeft';
import OnIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { RefObject } from 'react';

const views = [
  ['timeGridDay', 'Day'],
  ['timeGridWeek', 'Week'],
  ['dayGridMonth', 'Month'],
] as const;

/** Turns the calendar's pages and chooses how much it shows. */
export function CalendarBar({
  title,
  type,
  calendar,
}: {
  title: string;
  type: string;
  calendar: RefObject<FullCalendar | null>;
}) {
  const api = () => calendar.current?.getApi();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <IconButton aria-label="Earlier" onClick={() => api()?.prev()}>
        <BackIcon />
      </IconButton>
      <IconButton aria-label="Later" onClick={() => api()?.next()}>
        <OnIcon />
      </IconButton>
      <Button variant="outlined" size="small" onClick={() => api()?.today()}>
        Today
      </Button>
      <Typography variant="h6" component="h2" aria-live="polite" sx={{ flex: 1, minWidth: 160 }}>
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        aria-label="How much is shown"
        onChange={(_event, chosen: string | null) => chosen && api()?.changeView(chosen)}
      >
        {views.map(([value, text]) => (
          <ToggleButton key={value} value={value} sx={{ '&.Mui-selected': { bgcolor: 'warning.light' } }}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
