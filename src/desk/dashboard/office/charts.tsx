import {
  Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis,
} from 'recharts'; // prettier-ignore
import { formatDay } from '#kit/india/india-date.ts';
import { colors } from '#kit/office/theme.ts';

/** How the axes of every chart look. */
export const axis = {
  tickLine: false,
  axisLine: { stroke: colors.line },
  tick: { fill: colors.inkSoft, fontSize: 12 },
};
/** Of bars in a colour too pale to be told from paper by itself. */
export const paleBar = { stroke: colors.inkSoft, isAnimationActive: false };
/** `21 Nov` */
const short = (day: string) => formatDay(day).slice(4);

export type DayPoint = { day: string; now: number; before: number };

/** A line through the days, with the days before as a thin one behind it. @param onChoose what a click does with its day */
export const DayLines = ({
  points,
  say,
  onChoose,
}: {
  points: DayPoint[];
  say: (value: number) => string;
  onChoose?: (day: string) => void;
}) => (
  <ResponsiveContainer>
    <LineChart
      accessibilityLayer={false}
      data={points}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      {...(onChoose && {
        style: { cursor: 'pointer' },
        onClick: ({ activeLabel }) => activeLabel !== undefined && onChoose(String(activeLabel)),
      })}
    >
      <CartesianGrid vertical={false} stroke={colors.line} />
      <XAxis dataKey="day" tickFormatter={short} minTickGap={24} {...axis} />
      <YAxis width={64} allowDecimals={false} tickFormatter={say} {...axis} />
      <Tooltip formatter={(value) => say(Number(value))} labelFormatter={(day) => short(String(day))} />
      <Line
        dataKey="before"
        name="Before"
        stroke={colors.inkSoft}
        strokeDasharray="3 3"
        dot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="now"
        name="Now"
        stroke={colors.ink}
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
    </LineChart>
  </ResponsiveContainer>
);

export type NamedPoint = { name: string; now: number; before?: number };

/** A bar for each name, as they come. @param onChoose what a click on a bar does with its place */
export const NamedBars = ({
  points,
  say,
  what = 'Now',
  onChoose,
}: {
  points: NamedPoint[];
  say: (value: number) => string;
  what?: string;
  onChoose?: (index: number) => void;
}) => (
  <ResponsiveContainer>
    <BarChart
      accessibilityLayer={false}
      data={points}
      layout="vertical"
      margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
    >
      <CartesianGrid horizontal={false} stroke={colors.line} />
      <XAxis type="number" allowDecimals={false} tickFormatter={say} {...axis} />
      <YAxis type="category" dataKey="name" width={132} interval={0} {...axis} />
      <Tooltip formatter={(value) => say(Number(value))} cursor={{ fill: colors.sandDeep }} />
      <Bar
        dataKey="now"
        name={what}
        fill={colors.marigold}
        {...paleBar}
        barSize={12}
        // What lies behind a short bar takes the click too.
        {...(onChoose && {
          barSize: 18,
          background: { fill: 'transparent' },
          style: { cursor: 'pointer' },
          onClick: (_bar: unknown, index: number) => onChoose(index),
        })}
      />
      {points.some(({ before }) => before !== undefined) && (
        <Bar dataKey="before" name="Before" fill={colors.sandDeep} {...paleBar} barSize={6} />
      )}
    </BarChart>
  </ResponsiveContainer>
);
