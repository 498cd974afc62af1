import { Box, Typography } from '@mui/material';
import { SearchInput } from 'react-admin';
import { states } from '#kit/india/states.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { SampleChip } from '#kit/office/parts/sample.tsx';
import { useMay } from '#kit/office/session.ts';
import { buyerName, type BuyerRecord } from './buyer-record.ts';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Name, GST no., e-mail"
    sx={{ minWidth: { sm: 260 } }}
  />,
];

/** Whom invoices go to that staff write. */
export function BuyerList() {
  const mayEdit = useMay('buyers:edit');
  return (
    <RecordList<BuyerRecord>
      filters={filters}
      actions={mayEdit && <AddButton to="/buyers/create" label="New buyer" />}
      title="Buyers"
      nothing="No buyers here. They are whom invoices go to that you write yourself."
    >
      <LinkRows<BuyerRecord>>
        {(buyer) => (
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{buyerName(buyer)}</strong> {buyer.isSample && <SampleChip />}
            <Typography variant="body2" color="text.secondary">
              {[buyer.gstin, buyer.country || states[buyer.stateCode], buyer.email]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        )}
      </LinkRows>
    </RecordList>
  );
}
