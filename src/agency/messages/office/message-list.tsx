import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { messageStatuses } from '../message.ts';
import { channelLabels } from '../message.ts';
import { DeliveryChip } from './delivery-chip.tsx';
import { FollowUpText } from './follow-up-text.tsx';
import { HeldText } from './held-text.tsx';
import { LinkRows } from '#kit/office/parts/link-rows.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { ViewTable } from '#kit/office/parts/view-table.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { MessageRecord } from './message-record.ts';
import { recipientOf } from '../recipient-of.ts';

const Column = DataTable.Col<MessageRecord>;

const labels = { queued: 'Waiting', sent: 'Sent', captured: 'Captured', failed: 'Failed' };
const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={[
      ...messageStatuses.map((id) => ({ id, name: labels[id] })),
      { id: 'untold', name: 'Reached nobody' },
    ]}
  />,
  <TextInput key="recipient" source="recipient" label="To (whole address)" alwaysOn />,
];

/** Every mail and SMS that left the house, or is about to. */
export const MessageList = () => (
  <RecordList<MessageRecord> filters={filters} title="Mailbox" nothing="No messages here.">
    <Messages />
  </RecordList>
);

function Messages() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <Lines /> : <Table />;
}

const Table = () => (
  <ViewTable<MessageRecord> rowClick="show" bulkActionButtons={false}>
    <Column
      source="createdAt"
      label="Written"
      disableSort
      render={(message) => <When at={message.createdAt} />}
    />
    <Column source="recipient" label="To" disableSort render={recipientOf} />
    <Column
      source="subject"
      label="Subject"
      disableSort
      render={(message) => (
        <>
          <RowLink to={showPath('messages', message.id)}>{message.subject}</RowLink>
          <Outcome message={message} />
        </>
      )}
    />
    <Column source="channel" label="By" disableSort render={(message) => channelLabels[message.channel]} />
    <Column
      source="status"
      label="State"
      disableSort
      render={(message) => <DeliveryChip message={message} />}
    />
  </ViewTable>
);

const Lines = () => (
  <LinkRows<MessageRecord>>
    {(message) => (
      <>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{message.subject}</strong>
          <Typography variant="body2" color="text.secondary">
            {recipientOf(message)} · {channelLabels[message.channel]}
            <br />
            <When at={message.createdAt} inline />
          </Typography>
          <Outcome message={message} />
        </Box>
        <DeliveryChip message={message} />
      </>
    )}
  </LinkRows>
);

const Outcome = ({ message }: { message: MessageRecord }) => (
  <>
    <HeldText message={message} />
    {message.lastError && <Box sx={{ color: 'error.main', fontSize: '0.8125rem' }}>{message.lastError}</Box>}
    <FollowUpText message={message} />
  </>
);
