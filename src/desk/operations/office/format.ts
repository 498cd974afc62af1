import type { ProcessFacts } from '../operations.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `1.5 MB` */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1_000 ** power;
  return `${value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })} ${units[power]}`;
}

/** `812, 40 MB` */
export const formatFiles = ({ files, bytes }: ProcessFacts['storage']) =>
  files === null || bytes === null ? 'not known: they cannot be reached' : `${files}, ${formatBytes(bytes)}`;

/** `3 days 4 h`, `12 min` */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
