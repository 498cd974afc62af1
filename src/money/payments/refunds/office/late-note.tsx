import { Alert } from '@mui/material';
import { useState } from 'react';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';

/**
 * Says that the tax of what goes back does not come back any more.
 * @param lastTaxDay until when the credit note takes tax off; null where the payment's document has none
 */
export function LateNote({ lastTaxDay }: { lastTaxDay: string | null }) {
  const [today] = useState(() => dateInIndia(new Date()));
  if (lastTaxDay === null || today <= lastTaxDay) return null;
  return (
    <Alert severity="warning">
      A credit note with tax was possible until {formatDate(lastTaxDay)}. The money goes back, and the GST of
      it does not: the note is commercial.
    </Alert>
  );
}
