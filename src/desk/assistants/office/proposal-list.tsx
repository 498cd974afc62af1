import { Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import { use } from 'react';
import { RecordContextProvider, SelectInput, useListContext, useRecordContext } from 'react-admin';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { Resources } from '#kit/office/resource.ts';
import { editPath, showPath } from '#kit/screen-paths.ts';
import { useMay } from '#kit/office/session.ts';
import { tools } from '../tool.ts';
import type { ProposalStatus } from '../proposal.ts';
import type { Proposal } from './answers.ts';

const states: Record<ProposalStatus, string> = {
  open: 'Waits for you',
  doing: 'Under way',
  done: 'Done',
  refused: 'Refused',
};
const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
  />,
];

/** What assistants would like done. Nothing of it happens before somebody says so. */
export const ProposalList = () => (
  <RecordList<Proposal>
    title="Proposals"
    filters={filters}
    filterDefaultValues={{ status: 'open' }}
    above={
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        Assistants send, pay and delete nothing. What they would like done waits here; what you confirm is
        done as if you had done it yourself.
      </Typography>
    }
    nothing="Nothing of this kind."
  >
    <Rows />
  </RecordList>
);

function Rows() {
  const { data = [] } = useListContext<Proposal>();
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((proposal) => (
        <RecordContextProvider key={proposal.id} value={proposal}>
          <Row />
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

function Row() {
  const proposal = useRecordContext<Proposal>();
  const mayDecide = useMay('proposals:decide');
  const change = usePlainChange();
  const record = useRecordPath(proposal?.path ?? '');
  if (!proposal) return null;
  const { id, at, tool, tokenName, staffName, body, why, status, brokeOff, decidedBy } = proposal;
  const isOpen = status === 'open' || brokeOff;
  const title = tools.find(({ name }) => name === tool)?.title ?? tool;
  const decide = (what: 'confirm' | 'refuse') =>
    request<null>(`${callPath`/proposals/${id}`}/${what}`, { method: 'POST' });
  return (
    <Card component="li" aria-label={title}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h6" component="h2" sx={{ flex: '1 1 12rem' }}>
            {title}
          </Typography>
          <Chip
            size="small"
            label={brokeOff ? 'Broke off' : states[status]}
            color={isOpen ? 'warning' : 'default'}
          />
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {tokenName}, with a token of {staffName} · <When at={at} inline />
          {decidedBy && ` · ${decidedBy}`}
        </Typography>
        <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>
          <strong>Why, in the assistant’s words:</strong> {why || '–'}
        </Typography>
        {record && (
          <Typography sx={{ mb: 1 }}>
            <RowLink to={record}>See what it is about</RowLink>
          </Typography>
        )}
        {body && (
          <Box component="dl" sx={{ m: 0, p: 1.5, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
            {Object.entries(body).map(([name, value]) => (
              <Box key={name} sx={{ mb: 0.5 }}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {name}
                </Box>
                <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
                  {typeof value === 'string' ? value : JSON.stringify(value, null, 1)}
                </Box>
              </Box>
            ))}
          </Box>
        )}
        {brokeOff && (
          <Typography sx={{ mt: 1 }}>
            It was begun, and broke off: see first whether it was done all the same.
          </Typography>
        )}
        {isOpen && mayDecide && (
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            <Button
              variant="contained"
              color="secondary"
              onClick={() => void change(decide('confirm'), 'Done.')}
            >
              Do it
            </Button>
            <Button onClick={() => void change(decide('refuse'), 'Refused.')}>Refuse</Button>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}

/** Where the record is looked at whose call this is, if it is one of a record. */
function useRecordPath(call: string): string | null {
  const [, noun = '', id] = call.split('/');
  const screens = use(Resources).find(({ name }) => name === noun)?.screens;
  if (!id || !screens) return null;
  if (screens.show) return showPath(noun, id);
  return screens.edit ? editPath(noun, id) : null;
}
