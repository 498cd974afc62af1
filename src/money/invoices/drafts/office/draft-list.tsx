import { Box, Typography } from '@mui/material';
import { formatInr } from '#kit/india/money.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { SampleChip } from '#kit/office/parts/sample.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import type { DraftRowRecord } from './draft-record.ts';

/** Invoices that are being written, until they are issued. */
export function DraftList() {
  const mayEdit = useMay('invoices:edit');
  return (
    <RecordList<DraftRowRecord>
      actions={mayEdit && <AddButton to="/invoice-drafts/create" label="Write an invoice" />}
      title="Drafts of invoices"
      nothing="No drafts. An invoice that you begin waits here until it is issued."
    >
      <LinkRows<DraftRowRecord>>
        {(draft) => (
          <>
            <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              <strong>{draft.buyerName}</strong> {draft.isSample && <SampleChip />}
              <Typography variant="body2" color="text.secondary" component="div">
                {draft.what} · <When at={draft.updatedAt} inline />
              </Typography>
            </Box>
            <strong>{formatInr(draft.totalPaise)}</strong>
          </>
        )}
      </LinkRows>
    </RecordList>
  );
}
