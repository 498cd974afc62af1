import { Alert, Chip } from '@mui/material';
import { useRecordContext, type RaRecord } from 'react-admin';

/** Marks what came with the installation and nobody has gone over yet. */
export const SampleChip = () => <Chip size="small" label="Sample" variant="outlined" />;

/** The same above a form; nothing once somebody has gone over it. @param props.by what takes the mark away */
export function SampleNote({ by = 'saving' }: { by?: 'saving' | 'publishing' }) {
  const record = useRecordContext<RaRecord & { isSample?: boolean }>();
  if (!record?.isSample) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1, width: '100%', boxSizing: 'border-box' }}>
      This is sample content. Go over it before the site goes live; {by} takes the mark away.
    </Alert>
  );
}
