import { Box, Skeleton } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useMay } from '#kit/office/session.ts';
import type { Operations } from '../operations.ts';
import { formatBytes, formatFiles } from './format.ts';
import { SetUp } from './set-up.tsx';

/** What stands in no field because whoever runs the server sets it, with a way to try it. */
export function Checks() {
  const may = useMay('operations:read');
  const asked = useGetOne<Operations & { id: string }>('operations', { id: 'now' }, { enabled: may });
  const { data, isLoading } = asked;
  if (isLoading) return <Skeleton variant="rounded" sx={{ height: { xs: 564, sm: 396 } }} />;
  if (!data) return may ? <NotRead what="How the server is set up" asked={asked} /> : null;
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
