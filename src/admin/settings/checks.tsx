import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { Operations } from '#domain/operations/operations.ts';
import { Facts } from '../operations/facts.tsx';
import { spokenBytes } from '../operations/operations-words.ts';
import { SetUp } from '../operations/set-up.tsx';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session.ts';

/** What stands in no field because whoever runs the server sets it, with a way to try it. */
export function Checks() {
  const may = useMay('operations:read');
  const { data } = useGetOne<Operations & { id: string }>('operations', { id: 'now' }, { enabled: may });
  if (!data) return null;
  const { storage } = data.process;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SetUp process={data.process} />
      <Section title="Storage">
        <Facts
          facts={[
            ['Database', `${spokenBytes(data.databaseBytes)} in ${data.process.database}`],
            ['Files', `${storage.files}, ${spokenBytes(storage.bytes)}`],
          ]}
        />
      </Section>
    </Box>
  );
}
