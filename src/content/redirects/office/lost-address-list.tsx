import ForgetIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Button, IconButton, Stack, useMediaQuery, type Theme } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { redirectCalls } from './redirect-calls.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { When } from '#kit/office/parts/when.tsx';
import type { LostAddressRecord } from './redirect-record.ts';
import { useMay } from '#kit/office/session.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { createPath } from '#kit/screen-paths.ts';

const Column = DataTable.Col<LostAddressRecord>;

/** Where people looked for a page in vain, with the nearest page to lead them to. */
export function LostAddressList() {
  const mayEdit = useMay('redirects:edit');
  // On a phone the ways on stand below the address: beside it they would lie off the screen.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <RecordTable<LostAddressRecord>
      actions={<Actions />}
      title="Lost pages"
      intro="Visitors asked for these addresses and found nothing. Robots are not counted."
      nothing="Nobody was lost."
    >
      <Column
        source="path"
        label="Address"
        disableSort
        render={(address) => (
          <>
            <span style={{ overflowWrap: 'anywhere' }}>{address.path}</span>
            {narrow && mayEdit && <Ways address={address} />}
          </>
        )}
      />
      <Column source="hits" label="Times" disableSort />
      {!narrow && (
        <Column
          source="lastSeenAt"
          label="Last time"
          disableSort
          render={({ lastSeenAt }) => <When at={lastSeenAt} />}
        />
      )}
      {mayEdit && !narrow && (
        <Column label="What to do" disableSort render={(address) => <Ways address={address} />} />
      )}
    </RecordTable>
  );
}

const Actions = () => (
  <Button component={Link} to="/redirects" size="small">
    All redirects
  </Button>
);

function Ways({ address: { id, path, suggestion } }: { address: LostAddressRecord }) {
  const run = usePlainChange();
  const begun = { source: JSON.stringify({ fromPath: path }) };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      {suggestion && (
        <Button
          size="small"
          variant="contained"
          color="secondary"
          sx={{ textAlign: 'left' }}
          onClick={() =>
            void run(redirectCalls.leadOn(path, suggestion), `${path} leads to ${suggestion} now.`)
          }
        >
          Lead to {shortened(suggestion)}
        </Button>
      )}
      <Button size="small" component={Link} to={createPath('redirects', begun)} sx={{ whiteSpace: 'nowrap' }}>
        {suggestion ? 'Elsewhere' : 'Lead on'}
      </Button>
      <IconButton
        size="small"
        aria-label={`Take ${path} off the list`}
        onClick={() => void run(redirectCalls.dismiss(id), `${path} is off the list.`)}
      >
        <ForgetIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

const shortened = (path: string) => (path.length > 34 ? `${path.slice(0, 33)}…` : path);
