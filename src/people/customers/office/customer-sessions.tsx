import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { deviceName } from '#people/sessions/device-name.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { customerCalls } from './customer-calls.ts';
import type { CustomerDetail } from './customer-record.ts';

/** Where a customer is signed in. */
export function Sessions({ customer, mayEnd }: { customer: CustomerDetail; mayEnd: boolean }) {
  const change = usePlainChange();
  const { id, sessions = [] } = customer;
  return (
    <Card component="section" aria-label="Signed in on">
      <CardContent>
        <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
          Signed in on
        </Typography>
        {sessions.length === 0 && <Typography color="text.secondary">No device at the moment.</Typography>}
        {sessions.map((session) => (
          <Stack key={session.id} direction="row" sx={{ gap: 2, alignItems: 'center', py: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <span title={session.userAgent}>{deviceName(session.userAgent)}</span>
              <Typography component="div" variant="body2" color="text.secondary">
                {session.ip} · <When at={session.seenAt} inline />
              </Typography>
            </Box>
            {mayEnd && (
              <Button
                size="small"
                variant="outlined"
                onClick={() =>
                  void change(customerCalls.endSession(id, session.id), 'That session has ended.')
                }
              >
                End session
              </Button>
            )}
          </Stack>
        ))}
      </CardContent>
    </Card>
  );
}
