import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { changeConsent, fetchConsents, type ConsentRow } from '../../wire/client.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { momentOf } from '#kit/site/india-time.ts';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';

const toastMs = 4_000;
const asSwitch = { role: 'switch' };

/** The ledger of what was agreed to and taken back, and the choices that can be changed freely. */
export function Consents() {
  const { t } = useLingui();
  const { loaded, reload } = useLoad(fetchConsents);
  const { whatsApp } = useSite();
  if (loaded.state !== 'there')
    return <Waiting loaded={loaded} what={t`what you agreed to`} onRetry={reload} />;
  const { consents } = loaded.found;
  const isGiven = (purpose: Purpose) => consents.find((one) => one.purpose === purpose)?.given ?? false;
  const common = { isGiven, onChanged: reload };
  return (
    <>
      <div className="divide-y divide-line">
        <ConsentSwitch
          purpose="offers"
          title={t`Offers by e-mail`}
          hint={t`A few times a year. Off unless you want them.`}
          {...common}
        />
        {(whatsApp || isGiven('whatsapp')) && (
          <ConsentSwitch
            purpose="whatsapp"
            title={t`News of your orders on WhatsApp`}
            hint={t`In place of the mail, to your mobile number. STOP ends it at any time.`}
            {...common}
          />
        )}
      </div>
      <details className="mt-3">
        <summary className="min-h-12 content-center font-medium underline decoration-marigold-deep decoration-[1.5px] underline-offset-4">
          {t`Everything you agreed to`}
        </summary>
        {consents.length === 0 ? (
          <p className="py-2 text-ink-soft">{t`Nothing so far.`}</p>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {consents.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ol>
        )}
      </details>
    </>
  );
}

function Row({ row }: { row: ConsentRow }) {
  const { t, i18n } = useLingui();
  const { textVersion } = row;
  return (
    <li className="py-3">
      <span className="block">
        <strong>{row.given ? t`Agreed` : t`Withdrawn`}</strong>: {i18n._(row.text)}
      </span>
      <span className="block text-sm text-ink-soft">
        {momentOf(row.at, useLanguage())} · {t`wording ${textVersion}`}
      </span>
    </li>
  );
}

type Purpose = 'offers' | 'whatsapp';

function ConsentSwitch({
  purpose,
  title,
  hint,
  isGiven,
  onChanged,
}: {
  purpose: Purpose;
  title: string;
  hint: string;
  isGiven: (purpose: Purpose) => boolean;
  onChanged: () => Promise<void>;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const [busy, setBusy] = useState(false);
  async function change(wanted: boolean) {
    setBusy(true);
    const answer = await attempt(changeConsent({ purpose, given: wanted }), noConnection);
    if (!answer.ok) void showToast('error', i18n._(failureText(answer)), toastMs);
    await onChanged();
    setBusy(false);
  }
  return (
    <label htmlFor={id} className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3">
      <span className="text-pretty">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
      <input
        id={id}
        type="checkbox"
        {...asSwitch}
        className="switch shrink-0"
        checked={isGiven(purpose)}
        disabled={busy}
        onChange={(event) => void change(event.target.checked)}
      />
    </label>
  );
}
