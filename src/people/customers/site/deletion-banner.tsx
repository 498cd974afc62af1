import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cancelDeletion } from '../wire/client.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { dayOf } from '#kit/site/india-time.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';

const toastMs = 4_000;

/** Over the whole profile while the account waits for its end. */
export function DeletionBanner({ eraseAt, onKept }: { eraseAt: string; onKept: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const day = dayOf(eraseAt, useLanguage());
  const [busy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    const answer = await attempt(cancelDeletion(), noConnection);
    if (answer.ok) {
      void showToast('success', t`Your account stays`, toastMs);
      return onKept();
    }
    setBusy(false);
    void showToast('error', i18n._(failureText(answer)), toastMs);
  }
  return (
    <section
      aria-label={t`Your account will be deleted`}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-marigold-deep bg-marigold-tint p-5"
    >
      <p className="grow basis-72">
        <strong className="block">{t`Your account will be deleted on ${day}.`}</strong>
        {t`Until then everything works as before, and you can change your mind.`}
      </p>
      <button
        type="button"
        className="btn btn-main disabled:cursor-wait"
        disabled={busy}
        onClick={() => void keep()}
      >
        {t`Keep my account`}
      </button>
    </section>
  );
}
