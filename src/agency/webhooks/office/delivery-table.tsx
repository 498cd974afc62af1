import { Box, Button, Chip, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { DeliveryStatus } from '../webhook.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { webhookCalls, type DeliveryRecord } from './webhook-calls.ts';

const labels: Record<DeliveryStatus, [text: string, color: 'success' | 'warning' | 'error' | 'default']> = {
  queued: ['On its way', 'default'],
  sent: ['Received', 'success'],
  failed: ['Will be tried again', 'warning'],
  dead: ['Given up', 'error'],
  held: ['Held while switched off', 'default'],
};

/** The newest fifty deliveries; what is on its way is looked at again. */
export function DeliveryTable({ webhookId, active }: { webhookId: string; active: boolean }) {
  const { data = [], isPending } = useGetList<DeliveryRecord>(
    'webhook-deliveries',
    { filter: { webhookId }, pagination: { page: 1, perPage: 50 } },
    { refetchInterval: 3_000 },
  );
  if (isPending) return null;
  if (data.length === 0) return <Typography color="text.secondary">Nothing yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((delivery) => (
        <Delivery key={delivery.id} {...delivery} active={active} />
      ))}
    </Box>
  );
}

function Delivery({
  id,
  at,
  event,
  body,
  status,
  attempts,
  answer,
  error,
  active,
}: DeliveryRecord & { active: boolean }) {
  const change = usePlainChange();
  const [text, color] = labels[status];
  return (
    <Box component="li" aria-label={event} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{event}</Typography>
        <Chip size="small" label={text} color={color} />
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          <When at={at} inline /> · {attempts} {attempts === 1 ? 'try' : 'tries'}
          {answer !== null && ` · answered ${answer}`}
          {error && ` · ${error}`}
        </Typography>
        {active && status !== 'queued' && (
          <Button
            size="small"
            onClick={() => void change(webhookCalls.resend(id), 'It is on its way once more.')}
          >
            Send again
          </Button>
        )}
      </Box>
      <details>
        <summary>What is told</summary>
        <Box
          component="pre"
          sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
        >
          {body}
        </Box>
      </details>
    </Box>
  );
}
