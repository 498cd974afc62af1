import { Box, Skeleton } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useMay } from '#kit/office/session.ts';
import type { Operations } from '../operations.ts';
import { formatBytes, formatFiles } from './format.ts';
import { SetUp } from './set-up.tsx';

/** What stands in no field because whoever runs the server sets it, with a way to try it. */
export function Checks() {
  const may = useMay('operations:read');
  const { data, isLoading } = useGetOne<Operations & { id: string }>(
    'operations',
    { id: 'now' },
    { enabled: may },
  );
  if (isLoading) return <Skeleton variant="rounded" sx={{ height: { xs: 564, sm: 396 } }} />;
  if (!data) return null;
  const { storage } = data.process;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SetUp process={data.process} />
      <Section title="Storage">
        <Facts>
          <Fact term="Database">{`${formatBytes(data.databaseBytes)} in ${data.process.database}`}</Fact>
          <Fact term="Files">{formatFiles(storage)}</Fact>
        </Facts>
      </Section>
    </Box>
  );
}
