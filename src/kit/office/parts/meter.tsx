import { Box, LinearProgress, Typography } from '@mui/material';

/** Longer ones are cut off in search results. */
export const searchRoom = { title: 60, description: 155 };

/** How long a text is beside the room there is for it. */
export function Meter({ label, used, room }: { label: string; used: number; room: number }) {
  const isLong = used > room;
  return (
    <Box sx={{ mb: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (used / room) * 100)}
        color={isLong ? 'error' : 'success'}
        aria-label={label}
      />
      <Typography variant="body2" color={isLong ? 'error' : 'text.secondary'}>
        {isLong ? `${used - room} characters too long` : `${used} of about ${room} characters`}
      </Typography>
    </Box>
  );
}
