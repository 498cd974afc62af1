import { Box, Card, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Explained } from './explained.tsx';

/** A figure, what it was in as many days before, and by what rule it counts. @param links where its records stand */
export const Figure = ({
  name,
  now,
  before,
  say,
  rule,
  links,
}: {
  name: string;
  now: number | null;
  before: number | null;
  say: (value: number) => string;
  rule: string;
  links: { text: string; path: string }[];
}) => (
  <Card sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
    <Typography component="dt" color="text.secondary" sx={{ order: 1 }}>
      {name}
    </Typography>
    <dd style={{ margin: 0 }}>
      <Typography
        component="span"
        variant="h5"
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {now === null ? '–' : say(now)}
      </Typography>
      <Typography component="div" variant="body2" color="text.secondary">
        {before === null ? 'nothing before' : `${say(before)} before${changeOf(now, before)}`}
      </Typography>
    </dd>
    <Box component="dd" sx={{ m: 0, order: 2 }}>
      <Explained of={name} isBrief>
        {rule}{' '}
        {links.map(({ text, path }, i) => (
          <Fragment key={path}>
            {i > 0 && ', '}
            <Link to={path}>{text}</Link>
          </Fragment>
        ))}
        .
      </Explained>
    </Box>
  </Card>
);

/** `, +12 %`; nothing where no share can be said. */
function changeOf(now: number | null, before: number): string {
  if (now === null || before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return `, ${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;
}
