import { TextField } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { addMonths } from '../tax-month.ts';

/** A month that is chosen and stands in the address; the one before this unless somebody chooses. */
export function useMonth() {
  const [query, setQuery] = useSearchParams();
  const [thisMonth] = useState(() => dateInIndia(new Date()).slice(0, 7));
  const month = query.get('month') ?? addMonths(thisMonth, -1);
  return {
    month,
    isMonth: /^20\d\d-(0[1-9]|1[0-2])$/.test(month),
    field: (
      <TextField
        type="month"
        size="small"
        label="Month"
        sx={{ width: 190 }}
        value={month}
        onChange={({ target }) => setQuery(target.value ? { month: target.value } : {}, { replace: true })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: thisMonth } }}
      />
    ),
  };
}

/** `November 2026` */
export const monthLabel = (month: string) => formatDate(`${month}-01`).replace(/^\d+ /, '');
