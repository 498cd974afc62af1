import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { RecordPage } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { DeliveryState, outcomeOf } from './delivery-state.tsx';
import { Code } from './code.tsx';
import { webhookCalls, type DeliveryRecord, type TryRecord } from './webhook-calls.ts';

/** One delivery: what was sent, what came back, and every try. */
export const DeliveryShow = () => <RecordPage<DeliveryRecord> title="Delivery" draw={Page} />;

function Page({ record }: { record: DeliveryRecord }) {
  const { id, webhookId, url, event, at, body, tries = [] } = record;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <Section title={event}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <DeliveryState {...record} />
          <Typography color="text.secondary" sx={{ flex: '1 1 16rem' }}>
            <When at={at} inline /> · {outcomeOf(record)}
          </Typography>
          <Resend {...record} />
        </Box>
        <MuiLink component={Link} to={showPath('webhooks', webhookId)} sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </MuiLink>
      </Section>
      <Section title="Request">
        <Code>{`POST ${url}\ncontent-type: application/json\nwebhook-id: ${id}\n\n${body ?? ''}`}</Code>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Each try has its own time and signature, and the same id and body.
        </Typography>
      </Section>
      <Section title="Tries">
        {tries.length === 0 && <Typography color="text.secondary">It has not been tried yet.</Typography>}
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {tries.map((one) => (
            <Try key={one.id} {...one} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function Try({ at, tookMs, answer, said, error }: TryRecord) {
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography>
        <strong>{answer === null ? 'No answer' : `Answered ${answer}`}</strong> · <When at={at} inline /> ·{' '}
        {tookMs} ms
      </Typography>
      {answer === null && <Typography color="text.secondary">{error}</Typography>}
      {said && <Code>{said}</Code>}
    </Box>
  );
}

function Resend({ id, status, active }: DeliveryRecord) {
  const change = usePlainChange();
  const may = useMay('webhooks:resend');
  if (!may || !active || status === 'queued') return null;
  return (
    <Button
      variant="contained"
      color="secondary"
      onClick={() => void change(webhookCalls.resend(id), 'It is on its way once more.')}
    >
      Send again
    </Button>
  );
}
