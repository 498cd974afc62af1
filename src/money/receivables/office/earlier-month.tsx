import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { request } from '#kit/office/http.ts';
import { When } from '#kit/office/parts/when.tsx';
import { callPath } from '#kit/path-of.ts';

/**
 * Money of an earlier month that bought nothing is an advance of that month, and so is its tax: says so, and where the
 * return of the month was taken for filing asks whether that is meant.
 */
export function EarlierMonth({ day, leftPaise }: { day: string; leftPaise: number }) {
  const month = day.slice(0, 7);
  const [exported, setExported] = useState<{ month: string; at: string | null } | null>(null);
  useEffect(() => {
    request<{ at: string | null }>(callPath`/gst-returns/${month}/export`).then(
      ({ at }) => setExported({ month, at }),
      // Without an answer nothing is said of it: what is sent next says what is wrong with the line.
      () => setExported(null),
    );
  }, [month]);
  const known = exported?.month === month ? exported : null;
  const at = known?.at ?? null;
  return (
    <Alert severity={at ? 'warning' : 'info'}>
      The tax of this advance of {formatInr(leftPaise)} belongs to the return of{' '}
      {formatDate(`${month}-01`).replace(/^\d+ /, '')} (table 11A).{' '}
      {at ? (
        <>
          That one was taken for filing <When at={at} inline />: where it is filed, the advance is missing in
          it.
          <FormControlLabel
            required
            control={<Checkbox />}
            label="The accountant knows, and amends it"
            sx={{ display: 'flex', mt: 0.5 }}
          />
        </>
      ) : (
        known && 'Nobody has taken it for filing yet.'
      )}
    </Alert>
  );
}
