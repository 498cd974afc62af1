import { Chip } from '@mui/material';
import { bookingStatusLabels, type BookingStatus } from '../booking.ts';
import { colors } from '#kit/office/theme.ts';

const looks: Record<BookingStatus, { bgcolor: string; color: string }> = {
  confirmed: { bgcolor: colors.sky, color: colors.ink },
  offered: { bgcolor: colors.marigoldTint, color: colors.ink },
  held: { bgcolor: colors.leaf, color: '#fff' },
  'no-show': { bgcolor: colors.brickTint, color: colors.brick },
  cancelled: { bgcolor: colors.sandDeep, color: colors.inkSoft },
};

/** Where a booking stands. */
export const BookingChip = ({ status }: { status: BookingStatus }) => (
  <Chip size="small" label={bookingStatusLabels[status]} sx={looks[status]} />
);
