import { Box, Button } from '@mui/material';
import {
  DataTable,
  DateInput,
  ReferenceInput,
  SelectInput,
  useListContext,
  useNotify,
  useRefresh,
  useUnselectAll,
} from 'react-admin';
import { deliveryEvents, deliveryStatuses } from '../webhook.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { DeliveryState, outcomeOf, stateLabels } from './delivery-state.tsx';
import { webhookCalls, type DeliveryRecord } from './webhook-calls.ts';

const Column = DataTable.Col<DeliveryRecord>;
const filters = [
  <ReferenceInput key="webhookId" source="webhookId" reference="webhooks" alwaysOn>
    <SelectInput label="To" optionText="url" />
  </ReferenceInput>,
  <SelectInput
    key="event"
    source="event"
    alwaysOn
    choices={deliveryEvents.map((id) => ({ id, name: id }))}
  />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    choices={deliveryStatuses.map((id) => ({ id, name: stateLabels[id][0] }))}
  />,
  <DateInput key="from" source="from" label="From" alwaysOn parse={(day: string) => day} />,
  <DateInput key="to" source="to" label="Until" alwaysOn parse={(day: string) => day} />,
];

/** What other systems were told in the last thirty days, all of them together. */
export function DeliveryList() {
  const mayResend = useMay('webhooks:resend');
  return (
    <RecordTable<DeliveryRecord>
      title="Webhook deliveries"
      intro="What other systems were told, with each try of it. Kept for thirty days."
      nothing="Nothing of this kind was told."
      filters={filters}
      paged
      bulk={mayResend && <ResendMany />}
    >
      <Column
        source="event"
        disableSort
        render={({ id, event, at }) => (
          <>
            <Box>
              <RowLink to={showPath('webhook-deliveries', id)}>{event}</RowLink>
            </Box>
            <When at={at} />
          </>
        )}
      />
      <Column
        source="status"
        label="State"
        disableSort
        render={(delivery) => (
          <Box sx={{ minWidth: 150 }}>
            <DeliveryState {...delivery} />
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{outcomeOf(delivery)}</Box>
          </Box>
        )}
      />
      <Column
        source="url"
        label="To"
        disableSort
        render={({ webhookId, url }) => (
          <Box sx={{ minWidth: 200, maxWidth: 420, overflowWrap: 'anywhere' }}>
            <RowLink to={showPath('webhooks', webhookId)}>{url}</RowLink>
          </Box>
        )}
      />
    </RecordTable>
  );
}

function ResendMany() {
  const { selectedIds } = useListContext<DeliveryRecord>();
  const { attempt } = useAttempt();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselectAll('webhook-deliveries');
  const resend = () =>
    attempt(async () => {
      const { resent, left } = await webhookCalls.resendMany(selectedIds);
      notify(`${resent} on their way once more${left > 0 ? `, ${left} left as they were` : ''}.`, {
        type: left > 0 ? 'info' : 'success',
      });
      unselect();
      refresh();
    });
  return (
    <Button size="small" variant="contained" color="secondary" onClick={() => void resend()}>
      Send again
    </Button>
  );
}
