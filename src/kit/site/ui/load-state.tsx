import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';

/** In the place of what is not there yet, or could not come. */
export function LoadState({
  loaded,
  what,
  onRetry,
}: {
  loaded: { state: 'loading' } | { state: 'failed'; text: string };
  what: string;
  onRetry: () => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  if (loaded.state === 'loading')
    return (
      <div role="status" className="grid gap-3 py-2">
        <span className="sr-only">{t`Loading ${what} …`}</span>
        {[0, 1].map((i) => (
          <span key={i} aria-hidden className="h-16 animate-pulse rounded-card bg-sand-deep" />
        ))}
      </div>
    );
  return (
    <div
      role="alert"
      className="my-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-brick-tint px-4 py-2"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-brick" />
      <span className="grow basis-48 py-2">
        {loaded.text ? i18n._(loaded.text) : t`We could not load ${what}.`}
      </span>
      <button type="button" className="btn btn-line" onClick={() => void onRetry()}>
        {t`Try again`}
        <span className="sr-only"> {t`to load ${what}`}</span>
      </button>
    </div>
  );
}
