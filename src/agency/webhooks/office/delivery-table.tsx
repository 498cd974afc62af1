import { Box, Button, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { DeliveryState, outcomeOf } from './delivery-state.tsx';
import { webhookCalls, type DeliveryRecord } from './webhook-calls.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';

/** The newest fifty deliveries; what is on its way is looked at again. */
export function DeliveryTable({ webhookId }: { webhookId: string }) {
  const { data, ...asked } = useGetList<DeliveryRecord>(
    'webhook-deliveries',
    { filter: { webhookId }, pagination: { page: 1, perPage: 50 } },
    { refetchInterval: 3_000 },
  );
  if (!data) return <NotYet {...asked} loading={null} />;
  if (data.length === 0) return <Typography color="text.secondary">Nothing yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((delivery) => (
        <Delivery key={delivery.id} {...delivery} />
      ))}
    </Box>
  );
}

function Delivery(delivery: DeliveryRecord) {
  const { id, at, event, status, active } = delivery;
  const change = usePlainChange();
  const mayResend = useMay('webhooks:resend');
  return (
    <Box component="li" aria-label={event} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <RowLink to={showPath('webhook-deliveries', id)}>{event}</RowLink>
        <DeliveryState status={status} />
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 16rem' }}>
          <When at={at} inline /> · {outcomeOf(delivery)}
        </Typography>
        {active && mayResend && status !== 'queued' && (
          <Button
            size="small"
            onClick={() => void change(webhookCalls.resend(id), 'It is on its way once more.')}
          >
            Send again
          </Button>
        )}
      </Box>
    </Box>
  );
}
