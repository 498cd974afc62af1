import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { track } from './track.ts';

/** Notes how fast the page was that the visitor arrived on; each measure once. */
export function measureSpeed(): void {
  const noted = new Set<string>();
  const note = ({ name, value }: MetricType) => {
    // A page that is shown again measures on; its first number is the one of its arrival.
    if (noted.has(name)) return;
    noted.add(name);
    track('web_vital', { name, value });
  };
  for (const measure of [onLCP, onCLS, onINP, onFCP, onTTFB]) measure(note);
}
