import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Box, Card, Typography } from '@mui/material';
import { axis, paleBar } from '#desk/dashboard/office/charts.tsx';
import { formatInr } from '#kit/india/money.ts';
import { colors } from '#kit/office/theme.ts';
import type { AdvertisingRow } from '../advertising.ts';
import { rowName } from '../row-name.ts';

const most = 8;
const rowHeight = 56;
const whole = (paise: number) => formatInr(Math.round(paise / 100) * 100);
const short = (name: string) => (name.length > 22 ? `${name.slice(0, 21)}…` : name);

/** Spend beside revenue, of the dearest campaigns; the table below has the same figures for everybody. */
export function SpendChart({ rows }: { rows: AdvertisingRow[] }) {
  const points = rows
    .filter(({ spendPaise, revenuePaise }) => (spendPaise ?? 0) > 0 || revenuePaise > 0)
    .slice(0, most)
    .map((row) => ({
      name: short(rowName(row)),
      spend: row.spendPaise ?? 0,
      revenue: Math.max(0, row.revenuePaise),
    }));
  if (points.length === 0) return null;
  return (
    <Card component="section" aria-label="Spend and revenue" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        Spend and revenue
      </Typography>
      <Box aria-hidden sx={{ height: 88 + rowHeight * points.length }}>
        <ResponsiveContainer>
          <BarChart
            accessibilityLayer={false}
            data={points}
            layout="vertical"
            margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
          >
            <CartesianGrid horizontal={false} stroke={colors.line} />
            <XAxis type="number" tickFormatter={whole} minTickGap={24} {...axis} />
            <YAxis type="category" dataKey="name" width={120} interval={0} {...axis} />
            <Tooltip formatter={(value) => whole(Number(value))} cursor={{ fill: colors.sandDeep }} />
            <Legend />
            <Bar dataKey="spend" name="Spend" fill={colors.marigold} {...paleBar} barSize={14} />
            <Bar dataKey="revenue" name="Revenue" fill={colors.leaf} isAnimationActive={false} barSize={14} />
          </BarChart>
        </ResponsiveContainer>
      </Box>
    </Card>
  );
}
