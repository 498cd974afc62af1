import { Box, Card, CardContent, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { webVitals, type WebVital } from '#content/visits/visit-event.ts';
import { formatVital, vitalLabels } from '#desk/statistics/office/statistics-labels.ts';
import { colors } from '#kit/office/theme.ts';
import { NotYet } from '#kit/office/parts/record-page.tsx';

type VitalDay = { id: string; day: string; name: WebVital; p75: number; samples: number };
const names = Object.keys(webVitals) as WebVital[];

/** How fast pages were for three visitors of four, day by day over the last thirty. */
export function VitalsChart() {
  const [name, setName] = useState<WebVital>('LCP');
  const { data, ...asked } = useGetList<VitalDay>('vital-days');
  if (!data) return <NotYet {...asked} />;
  const days = data.filter((row) => row.name === name);
  const newest = days.at(-1);
  return (
    <Card component="section" aria-label="Speed">
      <CardContent>
        <Typography variant="h6" component="h2">
          Speed
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {name}: {vitalLabels[name]}, as three visitors of four had it, or better.{' '}
          {newest
            ? `On ${newest.day}: ${formatVital(name, newest.p75)} from ${newest.samples} measurements.`
            : 'Nobody has measured it in the last thirty days.'}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={name}
          aria-label="What is measured"
          onChange={(_event, chosen: WebVital | null) => chosen && setName(chosen)}
        >
          {names.map((one) => (
            <ToggleButton key={one} value={one}>
              {one}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {newest && (
          <Box sx={{ height: 260, mt: 2 }} aria-hidden>
            <ResponsiveContainer width="100%" height="100%">
              <LineChart data={days} margin={{ left: 8, right: 16 }} accessibilityLayer={false}>
                <CartesianGrid vertical={false} stroke={colors.line} />
                <XAxis dataKey="day" tick={{ fontSize: 12 }} minTickGap={24} />
                <YAxis
                  tick={{ fontSize: 12 }}
                  width={64}
                  tickFormatter={(value: number) => formatVital(name, value)}
                />
                <Tooltip formatter={(value) => formatVital(name, Number(value))} />
                <ReferenceLine
                  y={webVitals[name].good}
                  stroke={colors.leaf}
                  strokeDasharray="4 4"
                  label="good"
                />
                <Line
                  dataKey="p75"
                  name={name}
                  stroke={colors.ink}
                  strokeWidth={2}
                  dot
                  isAnimationActive={false}
                />
              </LineChart>
            </ResponsiveContainer>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
