import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { z } from 'zod';
import { formatDate } from '#kit/india/india-date.ts';
import { Section } from '#kit/office/parts/section.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import type { ToldClaim } from './answers.ts';
import { claimStatusNames } from './claim-list.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';

type Claim = z.infer<typeof ToldClaim>;

/** What the buyer says it has paid of an invoice or a quotation. @param onBook null while nothing can be booked */
export function ToldClaims({ claims, onBook }: { claims: Claim[]; onBook: ((claim: Claim) => void) | null }) {
  const mayRecord = useMay('payments:record');
  const [dismissed, setDismissed] = useState<Claim | null>(null);
  if (claims.length === 0) return null;
  return (
    <Section title="The buyer says it has paid">
      {claims.map((claim) => (
        <Box
          key={claim.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
            <strong>{claim.reference}</strong>
            <Typography variant="body2" color="text.secondary" component="div">
              {claim.paidOn && `Paid on ${formatDate(claim.paidOn)} · `}told{' '}
              <When at={claim.createdAt} inline />
              {claim.reason && ` · ${claim.reason}`}
            </Typography>
          </Box>
          {claim.status === 'open' && mayRecord ? (
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button
                variant="contained"
                color="secondary"
                size="small"
                disabled={!onBook}
                aria-label={`Book it: ${claim.reference}`}
                onClick={() => onBook?.(claim)}
              >
                Book it
              </Button>
              <Button
                size="small"
                aria-label={`Dismiss ${claim.reference}`}
                onClick={() => setDismissed(claim)}
              >
                Dismiss
              </Button>
            </Stack>
          ) : (
            <Chip size="small" variant="outlined" label={claimStatusNames[claim.status]} />
          )}
        </Box>
      ))}
      {dismissed && <DismissDialog claim={dismissed} onLeave={() => setDismissed(null)} />}
    </Section>
  );
}
