import { Card, Chip, Typography } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { ListState } from '../parts/list-state.tsx';
import type { PolicyRecord } from '../records.ts';
import { useMay } from '../session.ts';

const Column = DataTable.Col<PolicyRecord>;

/** The policies in force. */
export function PolicyList() {
  const mayEdit = useMay('texts:edit');
  return (
    <List<PolicyRecord>
      pagination={false}
      perPage={10}
      actions={false}
      empty={false}
      title="Policies"
      component="div"
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        Saving a policy makes a new version with today’s date. Visitors can still read the old ones.
      </Typography>
      <ListState nothing={<Typography sx={{ py: 6, textAlign: 'center' }}>No policies yet.</Typography>}>
        <Card sx={{ overflowX: 'auto' }}>
          <DataTable<PolicyRecord> rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
            <Column
              source="title"
              label="Title"
              disableSort
              render={({ title, isSample }) => (
                <>
                  <strong>{title}</strong> {isSample && <Chip size="small" label="Sample" />}
                </>
              )}
            />
            <Column source="version" label="Version" disableSort />
            <Column source="dated" label="Last updated" disableSort />
            <Column source="changedBy" label="By" disableSort />
          </DataTable>
        </Card>
      </ListState>
    </List>
  );
}
