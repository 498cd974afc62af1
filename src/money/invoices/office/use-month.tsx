import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateInIndia } from '#kit/india/india-date.ts';
import { MonthField } from '#kit/office/parts/month-field.tsx';
import { addMonths } from '../tax-month.ts';

/** A month that is chosen and stands in the address; the one before this unless somebody chooses. */
export function useMonth() {
  const [query, setQuery] = useSearchParams();
  const [thisMonth] = useState(() => dateInIndia(new Date()).slice(0, 7));
  const month = query.get('month') ?? addMonths(thisMonth, -1);
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month);
  return {
    month,
    isMonth,
    field: (
      <MonthField
        size="small"
        label="Month"
        fullWidth={false}
        sx={{ width: 190 }}
        value={isMonth ? month : ''}
        onChange={({ target }) => setQuery({ month: target.value }, { replace: true })}
      />
    ),
  };
}
