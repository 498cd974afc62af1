import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatDate } from '#kit/india/india-date.ts';
import { request } from '#kit/office/http.ts';
import { When } from '#kit/office/parts/when.tsx';
import { callPath } from '#kit/path-of.ts';

/** `March 2027` @param month like `2027-03` */
export const monthName = (month: string) => formatDate(`${month}-01`).replace(/^\d+ /, '');

/**
 * Says what money changes in the returns of earlier months. Where one of them was taken for filing, it asks whether the
 * accountant knows.
 * @param months like `2027-03`, each once
 */
export function EarlierMonth({
  says,
  months,
  onAcknowledged,
}: {
  says: string[];
  months: string[];
  onAcknowledged: (isKnown: boolean) => void;
}) {
  const [exported, setExported] = useState<Record<string, string | null>>({});
  const asked = months.join(' ');
  useEffect(() => {
    for (const month of asked.split(' '))
      request<{ at: string | null }>(callPath`/gst-returns/${month}/export`).then(
        ({ at }) => setExported((known) => ({ ...known, [month]: at })),
        // Without an answer nothing is said of it: the server asks when it is sent.
        () => {},
      );
  }, [asked]);
  const taken = months.flatMap((month) => {
    const at = exported[month];
    return at ? [{ month, at }] : [];
  });
  const isNone = months.every((month) => exported[month] === null);
  return (
    <Alert severity={taken.length > 0 ? 'warning' : 'info'}>
      {says.join(' ')} {isNone && 'Nobody has taken them for filing yet.'}
      {taken.map(({ month, at }) => (
        <div key={month}>
          The return of {monthName(month)} was taken for filing <When at={at} inline />: where it is filed,
          this is missing in it.
        </div>
      ))}
      {taken.length > 0 && (
        <FormControlLabel
          required
          control={<Checkbox onChange={({ target }) => onAcknowledged(target.checked)} />}
          label="The accountant knows, and amends it"
          // On a phone it takes several lines: the box stands beside the first one.
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            mt: 0.5,
            '& .MuiFormControlLabel-label': { pt: 1 },
          }}
        />
      )}
    </Alert>
  );
}
