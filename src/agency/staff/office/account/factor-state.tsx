import { Alert, Button, Stack, Typography } from '@mui/material';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import type { OwnFactor } from '../second-factor/factor-calls.ts';

/** How one's second step stands, and what can be done about it. */
export function FactorState({
  factor,
  onStart,
}: {
  factor: OwnFactor;
  onStart: (what: 'turning-on' | 'turning-off' | 'renewing') => void;
}) {
  const { since, recoveryCodesLeft, required } = factor;
  return (
    <>
      <Typography variant="h6" component="h2">
        Two-factor sign-in
      </Typography>
      {since ? (
        <>
          <Typography sx={{ my: 1 }}>
            On since {inIndiaWithDay(since)}. Signing in takes your password and a code from your phone.
          </Typography>
          <Alert severity={recoveryCodesLeft > 2 ? 'info' : 'warning'} sx={{ mb: 2 }}>
            {recoveryCodesLeft === 1 ? 'One recovery code is' : `${recoveryCodesLeft} recovery codes are`}{' '}
            left.
          </Alert>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => onStart('renewing')}>
              New recovery codes
            </Button>
            {!required && (
              <Button variant="outlined" color="error" onClick={() => onStart('turning-off')}>
                Turn off
              </Button>
            )}
          </Stack>
          {required && (
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              Every colleague needs it here, so it stays on.
            </Typography>
          )}
        </>
      ) : (
        <>
          <Typography sx={{ my: 1 }}>
            Off. With it, a stolen password opens nothing: signing in also takes a code from an app on your
            phone.
          </Typography>
          <Button variant="contained" color="secondary" onClick={() => onStart('turning-on')}>
            Turn on
          </Button>
        </>
      )}
    </>
  );
}
