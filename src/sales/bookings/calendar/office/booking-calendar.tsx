import AddIcon from '@mui/icons-material/Add';
import type { DatesSetArg, EventContentArg, EventDropArg } from '@fullcalendar/core';
import enGb from '@fullcalendar/core/locales/en-gb.js';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import {
  Alert,
  Box,
  Button,
  Card,
  LinearProgress,
  MenuItem,
  TextField,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useRef, useState } from 'react';
import { Title, useGetList, useGetOne } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { BookingSettings } from '../../settings/booking-settings.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { useStaffChoices } from '#sales/leads/office/assignees.ts';
import { StaffNotRead } from '#sales/leads/office/staff-not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import type { BookingRecord } from '../../office/booking-record.ts';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { bookingCalls } from '../../office/booking-calls.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { asIfUtc, closureOf, eventOf, hoursOf } from './calendar-events.ts';
import { BookDialog } from '../../office/book-dialog.tsx';
import { BookingViews } from '../../office/booking-views.tsx';
import { CaldavPanel } from '../../caldav/office/caldav-panel.tsx';
import { FeedPanel } from './feed-panel.tsx';
import { MoveDialog } from '../../office/move-dialog.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { officePath } from '#kit/screen-paths.ts';

const most = 200;

/**
 * Consultations by day, week or month. Those to come are dragged to another time; their own screens move them too. Drawn
 * over empty time a new one is booked, as the button above does.
 */
export function BookingCalendar() {
  const [search, setSearch] = useSearchParams();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const mayEdit = useMay('bookings:edit');
  const mayConfigure = useMay('bookings:configure');
  const navigate = useNavigate();
  const change = usePlainChange();
  const people = useStaffChoices();
  const [today] = useState(() => dateInIndia(new Date()));
  const host = search.get('host') ?? '';
  const view = search.get('view') ?? (isNarrow ? 'timeGridDay' : 'timeGridWeek');
  const [days, setDays] = useState({ from: '', until: '' });
  const calendar = useRef<FullCalendar>(null);
  const [shown, setShown] = useState({ title: '', type: view });
  /** Where a new one is to begin, as a field has it; empty: at the next hour. */
  const [booking, setBooking] = useState<string | null>(null);
  const [moving, setMoving] = useState<{ drop: EventDropArg; booking: BookingRecord } | null>(null);
  const { data: settings } = useGetOne<BookingSettings & { id: string }>('booking-settings', {
    id: 'bookings',
  });
  const {
    data = [],
    total = 0,
    isFetching,
    error,
    refetch,
  } = useGetList<BookingRecord>(
    'bookings',
    { filter: { ...days, ...(host && { hostId: host }) }, pagination: { page: 1, perPage: most } },
    { enabled: days.from !== '' },
  );

  const remember = (part: Record<string, string>) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...part }), { replace: true });
  const opened = ({ start, end, view: now }: DatesSetArg) => {
    const from = start.toISOString().slice(0, 10);
    setDays({ from, until: addDays(end.toISOString().slice(0, 10), -1) });
    setShown({ title: now.title, type: now.type });
    remember({ view: now.type, day: now.calendar.getDate().toISOString().slice(0, 10) });
  };

  return (
    <Box sx={{ py: 2 }}>
      <Title title="Bookings calendar" />
      <BookingViews />
      {mayEdit && (
        <Button
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          onClick={() => setBooking('')}
          sx={{ mb: 2, mr: 2 }}
        >
          Book a consultation
        </Button>
      )}
      <TextField
        select
        fullWidth={false}
        size="small"
        label="Held by"
        value={people.some(({ id }) => id === host) ? host : ''}
        onChange={(event) => remember({ host: event.target.value })}
        sx={{ minWidth: 200, mb: 2 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">Everybody</MenuItem>
        {people.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <StaffNotRead />
      {error && <Refusal error={error} onAgain={refetch} />}
      {total > most && (
        <Alert severity="info">{`The first ${most} of ${total} are shown. Choose a week or a day.`}</Alert>
      )}
      <Card sx={{ p: { xs: 1, md: 2 }, ...calendarLook }}>
        <Box sx={{ height: 4 }}>
          {isFetching && <LinearProgress color="secondary" aria-label="Loading" />}
        </Box>
        <CalendarBar {...shown} calendar={calendar} />
        <FullCalendar
          ref={calendar}
          plugins={[dayGrid, timeGrid, interaction]}
          locale={enGb}
          timeZone="UTC"
          now={() => asIfUtc(new Date().toISOString())}
          nowIndicator
          initialView={view}
          initialDate={search.get('day') ?? today}
          headerToolbar={false}
          firstDay={1}
          allDaySlot={false}
          slotMinTime="09:00:00"
          slotMaxTime="20:00:00"
          height="auto"
          displayEventEnd={false}
          dayHeaderFormat={{ weekday: 'short', day: 'numeric', month: 'short' }}
          views={{ dayGridMonth: { dayHeaderFormat: { weekday: 'short' } } }}
          eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
          slotLabelFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
          businessHours={settings ? hoursOf(settings) : false}
          eventContent={eventText}
          events={[
            ...data.map((booking) => eventOf(booking, mayEdit)),
            ...(settings?.closures.map((closure) => closureOf(closure, shown.type)) ?? []),
          ]}
          // A day's name is all that stands in it, not its date alone.
          dayCellDidMount={({ el }) => el.removeAttribute('aria-labelledby')}
          selectable={mayEdit}
          selectMirror
          selectMinDistance={5}
          selectAllow={({ end }) => end.getTime() > Date.parse(asIfUtc(new Date().toISOString()))}
          select={({ startStr, allDay, view: { calendar: drawn } }) => {
            drawn.unselect();
            setBooking(allDay ? `${startStr.slice(0, 10)}T11:00` : startStr.slice(0, 16));
          }}
          eventDurationEditable={false}
          snapDuration="00:15:00"
          datesSet={opened}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
            void navigate(event.url.replace(officePath(''), ''));
          }}
          eventDrop={(drop) => {
            const booking = data.find(({ id }) => id === drop.event.id);
            if (booking) setMoving({ drop, booking });
          }}
        />
      </Card>
      <FeedPanel />
      <CaldavPanel owner="own" />
      {mayConfigure && <CaldavPanel owner="agency" />}
      {booking !== null && <BookDialog {...(booking && { at: booking })} onLeave={() => setBooking(null)} />}
      {moving && (
        <MoveDialog
          booking={moving.booking}
          to={moving.drop.event.startStr.slice(0, 16)}
          onCancel={() => {
            moving.drop.revert();
            setMoving(null);
          }}
          onMove={async (to) => {
            if (!(await change(bookingCalls.move(moving.booking.id, to), 'Moved.'))) moving.drop.revert();
            setMoving(null);
          }}
        />
      )}
    </Box>
  );
}

/** Half an hour has room for two lines: the name comes first, for its row says the time. */
const eventText = ({ event, timeText, view }: EventContentArg) =>
  view.type.startsWith('timeGrid') && event.extendedProps.name ? (
    <Box sx={{ px: 0.25, lineHeight: 1.25, overflow: 'hidden', height: '100%', overflowWrap: 'anywhere' }}>
      <strong>{String(event.extendedProps.name)}</strong>{' '}
      <span>{`${timeText} ${event.extendedProps.how}`}</span>
    </Box>
  ) : (
    true
  );

const calendarLook = {
  '& .fc': { '--fc-border-color': colors.line, '--fc-today-bg-color': colors.marigoldTint },
  '& .fc .fc-timegrid-slot': { height: '2.75rem' },
  '& .fc .fc-event': { cursor: 'pointer', fontSize: '0.8125rem' },
  '& .fc .fc-bg-event': { opacity: 1 },
  '& .fc .fc-bg-event .fc-event-title': { color: colors.inkSoft },
  '& .fc .fc-day-other .fc-daygrid-day-top': { opacity: 1 },
} as const;
