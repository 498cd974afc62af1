import { Box, Typography } from '@mui/material';
import { formatInr } from '#kit/india/money.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { useMay } from '#kit/office/session.ts';
import { rhythmNames } from '../recurring.ts';
import { nextWords, type RecurringRowRecord } from './recurring-record.ts';

/** Invoices that come again and again, with when the next one does. */
export function RecurringList() {
  const mayEdit = useMay('invoices:edit');
  return (
    <RecordList<RecurringRowRecord>
      actions={mayEdit && <AddButton to="/recurring-invoices/create" label="Set up a recurring invoice" />}
      title="Recurring invoices"
      nothing="None yet. A retainer, hosting or a domain is set up here once, and each invoice is written by itself."
    >
      <LinkRows<RecurringRowRecord>>
        {(one) => (
          <>
            <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              <strong>{one.buyerName}</strong>
              <Typography variant="body2" color="text.secondary">
                {[one.what, rhythmNames[one.every], one.sends && 'sent by itself', `${one.written} written`]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <strong>{formatInr(one.totalPaise)}</strong>
              <Typography variant="body2" color="text.secondary">
                {nextWords(one)}
              </Typography>
            </Box>
          </>
        )}
      </LinkRows>
    </RecordList>
  );
}
