import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { dateInIndia } from '#kit/india/india-date.ts';
import { useMay } from '#kit/office/session.ts';
import { invoiceCalls } from './invoice-record.ts';

/** A month's invoices in the order of GSTR-1, for the accountant. */
export function GstReturn() {
  const [month, setMonth] = useState(() => dateInIndia(new Date()).slice(0, 7));
  if (!useMay('invoices:export')) return null;
  return (
    <>
      <TextField
        type="month"
        size="small"
        label="Month"
        sx={{ width: 180 }}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button
        size="small"
        href={invoiceCalls.gstReturnPath(month)}
        download={`gstr1-${month}.csv`}
        disabled={!month}
        startIcon={<DownloadIcon />}
      >
        GSTR-1 as CSV
      </Button>
    </>
  );
}
