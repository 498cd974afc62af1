import { useLingui } from '@lingui/react/macro';
import { usePageSpeed } from './use-page-speed.ts';

/**
 * How fast and how heavy this very page was, in the browser that shows it. Its room is kept until that is known; it stays
 * empty where the browser does not tell.
 */
export function PageSpeed() {
  const { t } = useLingui();
  const speed = usePageSpeed();
  const seconds = (Math.max(speed?.ms ?? 0, 100) / 1000).toFixed(1);
  const kilobytes = Math.round((speed?.bytes ?? 0) / 1000);
  return (
    <p className={`tabular-nums ${speed ? '' : 'invisible'}`}>
      <strong className="block font-head text-h2">{t`${seconds} s`}</strong>
      {t`until this page stood before you, and ${kilobytes} kB for it so far.`}
      <span className="mt-2 block text-sm text-ink-soft">{t`Measured in your browser, on this visit.`}</span>
    </p>
  );
}
