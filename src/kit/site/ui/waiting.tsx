import { useLingui } from '@lingui/react/macro';
/** In the place of a list that is not there yet, or could not come. */
export function Waiting({
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
      <p role="status" className="min-h-16 py-3 text-ink-soft">
        {t`Loading ${what} …`}
      </p>
    );
  return (
    <div role="alert" className="min-h-16 py-1">
      <p>{i18n._(loaded.text)}</p>
      <button
        type="button"
        className="text-link min-h-12 font-medium"
        onClick={() => void onRetry()}
      >{t`Load ${what} again`}</button>
    </div>
  );
}
