import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endSession, endSessions, fetchSessions, type DeviceSession } from '../wire/client.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { ConfirmModal } from '#kit/site/ui/confirm-modal.tsx';
import { leave } from '#people/sign-in/site/leave.ts';
import { deviceOf } from '#people/sessions/device-name.ts';
import { momentOf } from '#kit/site/india-time.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';

const toastMs = 4_000;

/** Where somebody is signed in; from here they sign out one device or all. */
export function Devices({ onLeave }: { onLeave: (leaving: boolean) => void }) {
  const { t, i18n } = useLingui();
  const { loaded, reload } = useLoad(fetchSessions);
  const [asking, setAsking] = useState(false);

  async function end({ id }: DeviceSession) {
    const answer = await attempt(endSession(id), noConnection);
    if (answer.ok) void showToast('success', t`That device is signed out`, toastMs);
    else void showToast('error', i18n._(failureText(answer)), toastMs);
    await reload();
  }
  async function leaveThis() {
    onLeave(true);
    if (!(await leave(i18n))) onLeave(false);
  }
  async function leaveAll() {
    onLeave(true);
    const answer = await attempt(endSessions({ others: false }), noConnection);
    if (!answer.ok) {
      onLeave(false);
      return failureText(answer);
    }
    location.assign(addressHere('/'));
    return null;
  }

  return (
    <Panel title={t`Where you are signed in`}>
      {loaded.state === 'there' ? (
        <ul className="divide-y divide-line border-y border-line">
          {loaded.found.sessions.map((session) => (
            <Device key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      ) : (
        <Waiting loaded={loaded} what={t`your devices`} onRetry={reload} />
      )}
      <div className="mt-5 grid gap-3">
        <button type="button" className="btn btn-line" onClick={() => void leaveThis()}>
          {t`Log out`}
        </button>
        <button type="button" className="text-link min-h-12 font-medium" onClick={() => setAsking(true)}>
          {t`Log out of all devices`}
        </button>
      </div>
      {asking && (
        <ConfirmModal
          title={t`Are you sure you want to log out?`}
          confirm={t`Logout`}
          busyText={t`Logging out …`}
          onConfirm={leaveAll}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-soft">{t`You will be logged out on every device, this one too.`}</p>
        </ConfirmModal>
      )}
    </Panel>
  );
}

function Device({ session, onEnd }: { session: DeviceSession; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const moment = momentOf(session.seenAt, useLanguage());
  const known = deviceOf(session.userAgent);
  const browser = known.browser ?? t`An app`;
  const system = known.system && i18n._(known.system);
  const name = system ? t`${browser} on ${system}` : (known.browser ?? t`Another device`);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <p className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">
          {session.isThis ? t`This device` : t`Last used ${moment}`}
        </span>
      </p>
      {!session.isThis && (
        <button
          type="button"
          className="btn btn-line shrink-0"
          aria-label={t`Sign out ${name}, last used ${moment}`}
          onClick={onEnd}
        >
          {t`Sign out`}
        </button>
      )}
    </li>
  );
}
