import { Chip } from '@mui/material';
import { DataTable } from 'react-admin';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { editPath } from '#kit/screen-paths.ts';
import { statusLabels, type LetterRecord } from './letter-record.ts';

const Column = DataTable.Col<LetterRecord>;
const chipColors = {
  draft: 'default',
  scheduled: 'warning',
  sending: 'warning',
  testing: 'warning',
  sent: 'success',
} as const;

/** What was written to the readers of the newsletter, and what is to come. */
export function LetterList() {
  const mayEdit = useMay('subscribers:edit');
  return (
    <RecordTable<LetterRecord>
      title="Letters to readers"
      nothing="No letters yet."
      add={mayEdit && { to: '/letters/create', label: 'Write a letter' }}
      opens
    >
      <Column
        label="Subject"
        disableSort
        render={({ id, subject }) => <RowLink to={editPath('letters', id)}>{subject}</RowLink>}
      />
      <Column
        label="State"
        disableSort
        render={({ status }) => <Chip size="small" label={statusLabels[status]} color={chipColors[status]} />}
      />
      <Column
        label="Goes out, went out"
        disableSort
        render={({ sendAt, sentAt }) => {
          const at = sentAt ?? sendAt;
          return at ? <When at={at} /> : '–';
        }}
      />
      <Column
        label="Readers"
        disableSort
        render={({ status, sentTo }) => (status === 'draft' ? '–' : sentTo)}
      />
    </RecordTable>
  );
}
