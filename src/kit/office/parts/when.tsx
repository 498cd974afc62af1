import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { fromNow, inIndia, inIndiaWithDay } from './moments.ts';

/** The time now, ticking often enough for "5 minutes ago" to stay true. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago, and when exactly, in Indian time. */
export function When({ at, inline = false }: { at: string; inline?: boolean }) {
  const now = useNow();
  return (
    <time dateTime={at} title={`${inIndiaWithDay(at)} IST`}>
      {fromNow(at, now)}
      <Box
        component="span"
        sx={{
          color: 'text.secondary',
          fontSize: '0.8125rem',
          display: inline ? 'inline' : 'block',
          ml: inline ? 1 : 0,
          whiteSpace: 'nowrap',
        }}
      >
        {inIndia(at)}
      </Box>
    </time>
  );
}
