import { Box, Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Confirm } from 'react-admin';
import { Link } from 'react-router';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { StaleNote } from '#kit/office/parts/stale-note.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { isLiving } from '../mandate.ts';
import { mandateCalls, type MandateRecord } from './mandate-record.ts';

const stateNames = {
  asked: 'Asked, not agreed yet',
  refused: 'Refused by the bank or the buyer',
  active: 'Agreed',
  paused: 'Paused by the buyer',
  cancelled: 'Cancelled',
  ended: 'Nobody agreed in time',
} satisfies Record<MandateRecord['status'], string>;

const debitNames = {
  announced: 'announced',
  asked: 'the bank has been asked',
  paid: 'paid',
  failed: 'failed, a link was mailed',
  skipped: 'not debited',
  above: 'above the limit, a link was mailed',
} satisfies Record<MandateRecord['debits'][number]['state'], string>;

/** Whether a recurring invoice pays itself by UPI Autopay, and what staff do about it. @param version changes with its screen */
export function MandateCard({
  recurringId,
  version,
  canAsk,
}: {
  recurringId: string;
  version: unknown;
  canAsk: boolean;
}) {
  const [{ mandate, error }, setRead] = useState<{ mandate?: MandateRecord | null; error?: Error }>({});
  const load = useCallback(() => {
    mandateCalls.get(recurringId).then(
      ({ mandate }) => setRead({ mandate }),
      (error: Error) => setRead((before) => ({ ...before, error })),
    );
  }, [recurringId]);
  useEffect(load, [load, version]);
  const change = usePlainChange();
  const mayEdit = useMay('invoices:edit');
  const [isEnding, setEnding] = useState(false);
  if (mandate === undefined)
    return error ? (
      <Section title="UPI Autopay">
        <NotRead what="Whether there is a mandate" asked={{ error, refetch: load }} />
      </Section>
    ) : null;
  const run = async (call: Promise<null>, did: string) => {
    await change(call, did);
    load();
  };
  const holds = mandate !== null && isLiving(mandate.status);
  const isAgreed = mandate?.status === 'active' || mandate?.status === 'paused';
  const isAsked = holds && !isAgreed;
  return (
    <Section title="UPI Autopay">
      <StaleNote error={error} isPaused={false} refetch={load} />
      {mandate ? (
        <>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
            <Chip
              size="small"
              color={mandate.status === 'active' && !mandate.heldAt ? 'success' : 'default'}
              label={isAgreed && mandate.heldAt ? 'Paused by us' : stateNames[mandate.status]}
            />
            <Typography variant="body2" color="text.secondary">
              Up to {formatInr(mandate.mostPaise)} each, until{' '}
              {formatDate(dateInIndia(new Date(mandate.validUntil)))}
              {mandate.reason && ` · ${mandate.reason}`}
            </Typography>
          </Stack>
          {mandate.debits.map((one) => (
            <Box
              key={one.invoiceId}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                columnGap: 2,
                py: 0.75,
                borderTop: 1,
                borderColor: 'divider',
                mt: 1,
              }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <MuiLink component={Link} to={showPath('invoices', one.invoiceId)}>
                  {one.number}
                </MuiLink>
                <Typography
                  variant="body2"
                  color={one.state === 'failed' || one.state === 'above' ? 'error' : 'text.secondary'}
                >
                  {[
                    debitNames[one.state],
                    (one.state === 'announced' || one.state === 'asked') && `for ${formatDate(one.on)}`,
                    one.tries > 1 && `try ${one.tries}`,
                    one.fault,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatInr(one.amountPaise)}</Box>
            </Box>
          ))}
        </>
      ) : (
        <Typography color="text.secondary">
          The buyer pays each invoice by hand. With a mandate, up to ₹15,000 with GST is debited by itself.
        </Typography>
      )}
      {mayEdit && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
          {canAsk && !isAgreed && (
            <Button
              variant="outlined"
              onClick={() => void run(mandateCalls.send(recurringId), 'The buyer is asked by mail.')}
            >
              {isAsked ? 'Ask once more' : 'Ask for a mandate'}
            </Button>
          )}
          {mandate && mandate.earlier.count > 0 && (
            <Button
              variant="outlined"
              onClick={() =>
                void run(mandateCalls.debitEarlier(recurringId), 'Its payer is told, and then it is debited.')
              }
            >
              {`Debit ${formatInr(mandate.earlier.openPaise)} of earlier invoices too`}
            </Button>
          )}
          {holds && (
            <Button variant="outlined" href={mandate.url} target="_blank" rel="noopener">
              Its page
            </Button>
          )}
          {isAgreed && !mandate.heldAt && (
            <Button
              aria-label="Pause the mandate"
              onClick={() =>
                void run(mandateCalls.move(recurringId, 'pause'), 'Nothing is debited until you resume it.')
              }
            >
              Pause
            </Button>
          )}
          {isAgreed && mandate.heldAt && (
            <Button
              aria-label="Resume the mandate"
              onClick={() => void run(mandateCalls.move(recurringId, 'resume'), 'It goes on.')}
            >
              Resume
            </Button>
          )}
          {holds && (
            <Button color="error" aria-label="Cancel the mandate" onClick={() => setEnding(true)}>
              Cancel
            </Button>
          )}
        </Stack>
      )}
      <Confirm
        isOpen={isEnding}
        title="Cancel the mandate?"
        content="Nothing is debited by it any more, for good. The buyer would have to agree to a new one."
        confirm="Cancel it"
        onClose={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          void run(mandateCalls.move(recurringId, 'cancel'), 'The mandate is cancelled.');
        }}
      />
    </Section>
  );
}
