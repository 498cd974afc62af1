import { Card, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Wide } from '#kit/office/parts/wide.tsx';
import type { Statistics } from '../statistics.ts';
import { webVitals, type Rating, type WebVital } from '#content/visits/visit-event.ts';
import { colors } from '#kit/office/theme.ts';
import { numbers, formatVital, vitalLabels } from './statistics-labels.ts';

const looks: Record<Rating, { bgcolor: string; color: string }> = {
  good: { bgcolor: colors.leafTint, color: colors.leaf },
  'needs work': { bgcolor: colors.marigoldTint, color: colors.ink },
  poor: { bgcolor: colors.brickTint, color: colors.brick },
};
const names = Object.keys(webVitals) as WebVital[];

/** How fast pages were for three visitors of four, in numbers and in words. */
export function VitalsTable({ vitals }: { vitals: Statistics['vitals'] }) {
  const paths = [...new Set(vitals.map(({ path }) => path))];
  return (
    <Card>
      <Typography id="vitals" variant="h6" component="h2" sx={{ p: 2, pb: 0 }}>
        Speed
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 1 }}>
        As three visitors of four had it, or better (75th percentile).
      </Typography>
      {paths.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: 2, pt: 0 }}>
          No page was measured in these days.
        </Typography>
      ) : (
        <Wide label="Speed">
          <Table size="small" aria-labelledby="vitals">
            <TableHead>
              <TableRow>
                <TableCell>Page</TableCell>
                {names.map((name) => (
                  <TableCell key={name}>
                    {name}
                    <Typography
                      component="span"
                      variant="caption"
                      color="text.secondary"
                      sx={{ display: 'block' }}
                    >
                      {vitalLabels[name]}
                    </Typography>
                  </TableCell>
                ))}
                <TableCell align="right">Measured</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {paths.map((path) => {
                const own = vitals.filter((vital) => vital.path === path);
                return (
                  <TableRow key={path}>
                    <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                      {path || <strong>All pages</strong>}
                    </TableCell>
                    {names.map((name) => (
                      <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                        <Vital vital={own.find((vital) => vital.name === name)} />
                      </TableCell>
                    ))}
                    <TableCell align="right">
                      {numbers.format(Math.max(...own.map(({ samples }) => samples)))}
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </Wide>
      )}
    </Card>
  );
}

function Vital({ vital }: { vital: Statistics['vitals'][number] | undefined }) {
  if (!vital) return '–';
  return (
    <>
      {formatVital(vital.name, vital.p75)}{' '}
      <Chip size="small" label={vital.rating} sx={{ ml: 0.5, ...looks[vital.rating] }} />
    </>
  );
}
