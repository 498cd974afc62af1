import type { MetricObjectWithValues, MetricValue } from 'prom-client';

type Labels = Record<string, string | number | undefined>;
type Kept = MetricValue<string> & { metricName?: string };

export const attributesOf = (of: Labels) =>
  Object.entries(of).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: String(value) },
  }));

const startNano = String(BigInt(Math.round(performance.timeOrigin)) * 1_000_000n);
const cumulative = 2;

/** Metrics as Prometheus' library keeps them, in the words of OTLP. Summaries, of which we make none, are left out. */
export function toMetrics(kept: MetricObjectWithValues<MetricValue<string>>[]) {
  const timeUnixNano = String(BigInt(Date.now()) * 1_000_000n);
  const times = { startTimeUnixNano: startNano, timeUnixNano };
  return kept.flatMap(({ name, help, type, values }): object[] => {
    const said = { name, description: help };
    const dataPoints = () =>
      (values as Kept[]).map(({ labels, value }) => ({
        ...times,
        attributes: attributesOf(labels),
        asDouble: value,
      }));
    const kind = String(type);
    if (kind === 'gauge') return [{ ...said, gauge: { dataPoints: dataPoints() } }];
    if (kind === 'counter')
      return [
        {
          ...said,
          sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints: dataPoints() },
        },
      ];
    if (kind !== 'histogram') return [];
    return [
      {
        ...said,
        histogram: {
          aggregationTemporality: cumulative,
          dataPoints: histogramsOf(values as Kept[]).map((point) => ({ ...times, ...point })),
        },
      },
    ];
  });
}

/** Prometheus counts each bucket with those below it; OTLP counts each alone. */
function histogramsOf(values: Kept[]) {
  const series = new Map<
    string,
    { labels: Labels; buckets: [bound: number, count: number][]; sum: number; count: number }
  >();
  for (const { labels, value, metricName = '' } of values) {
    const { le, ...own } = labels as Labels;
    const key = JSON.stringify(own);
    const one = series.get(key) ?? { labels: own, buckets: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName.endsWith('_sum')) one.sum = value;
    else if (metricName.endsWith('_count')) one.count = value;
    else if (le !== '+Inf') one.buckets.push([Number(le), value]);
  }
  return [...series.values()].map(({ labels, buckets, sum, count }) => {
    const sorted = buckets.toSorted(([a], [b]) => a - b);
    const counts = [...sorted.map(([, upTo]) => upTo), count];
    return {
      attributes: attributesOf(labels),
      count: String(count),
      sum,
      explicitBounds: sorted.map(([bound]) => bound),
      bucketCounts: counts.map((upTo, i) => String(upTo - (counts[i - 1] ?? 0))),
    };
  });
}
