import { Box, Typography } from '@mui/material';
import type { ScoreReason } from '../lead-score.ts';

/** `+10`, `−20`. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Why a lead has the score that it has: each reason with its points, and nothing else counts. */
export const ScoreReasons = ({ reasons }: { reasons: ScoreReason[] }) =>
  reasons.length === 0 ? (
    <Typography color="text.secondary">Nothing is known yet that counts.</Typography>
  ) : (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {reasons.map(({ says, points }) => (
        <Box component="li" key={says} sx={{ display: 'flex', gap: 1.5, py: 0.25 }}>
          <Box
            component="span"
            sx={{
              minWidth: '2.5em',
              textAlign: 'right',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              color: points < 0 ? 'error.main' : 'text.primary',
            }}
          >
            {signed(points)}
          </Box>
          {says}
        </Box>
      ))}
    </Box>
  );
