import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import { Button, Stack } from '@mui/material';
import { Link, useLocation } from 'react-router';

/** The list or the calendar of the same consultations. */
export function BookingViews() {
  const isCalendar = useLocation().pathname === '/booking-calendar';
  const view = (to: string, text: string, icon: React.ReactNode, isHere: boolean) => (
    <Button
      component={Link}
      to={to}
      size="small"
      startIcon={icon}
      variant={isHere ? 'contained' : 'outlined'}
      aria-current={isHere ? 'page' : undefined}
    >
      {text}
    </Button>
  );
  return (
    <Stack component="nav" direction="row" spacing={1} aria-label="Views" sx={{ mb: 2 }}>
      {view('/bookings', 'List', <ListIcon />, !isCalendar)}
      {view('/booking-calendar', 'Calendar', <CalendarIcon />, isCalendar)}
    </Stack>
  );
}
