import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import { Button, Stack } from '@mui/material';
import { Link, useLocation } from 'react-router';

/** The list or the calendar of the same consultations, and who waits for one. */
export function BookingViews() {
  const { pathname } = useLocation();
  const view = (to: string, text: string, icon: React.ReactNode, isHere = pathname === to) => (
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
      {view('/bookings', 'List', <ListIcon />)}
      {view('/booking-calendar', 'Calendar', <CalendarIcon />)}
      {view('/waiting-list', 'Waiting list', <WaitingIcon />)}
    </Stack>
  );
}
