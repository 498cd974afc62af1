import { Card, Typography } from '@mui/material';

/** A figure, and what it was in as many days before. */
export const Figure = ({
  name,
  now,
  before,
  say,
}: {
  name: string;
  now: number | null;
  before: number | null;
  say: (value: number) => string;
}) => (
  <Card sx={{ p: 2, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
    <Typography component="dt" color="text.secondary">
      {name}
    </Typography>
    <dd style={{ margin: 0 }}>
      <Typography component="span" variant="h5" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {now === null ? '–' : say(now)}
      </Typography>
      <Typography component="div" variant="body2" color="text.secondary">
        {before === null ? 'nothing before' : `${say(before)} before${changeOf(now, before)}`}
      </Typography>
    </dd>
  </Card>
);

/** `, +12 %`; nothing where no share can be said. */
function changeOf(now: number | null, before: number): string {
  if (now === null || before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return `, ${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;
}
