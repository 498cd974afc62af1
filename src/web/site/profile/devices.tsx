import { useState } from 'react';
import { endSession, endSessions, fetchSessions, logOut, type DeviceSession } from '#api/browser/accounts.ts';
import { addressHere } from '#api/browser/page-language.ts';
import { showToast } from '#web/ui/toast.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { deviceName } from '#domain/customers/device-name.ts';
import { momentOf } from './moments.ts';
import { Panel } from './panel.tsx';
import { noConnection, saidBy, useLoad } from './use-load.ts';
import { Waiting } from './waiting.tsx';

const toastMs = 4_000;

/** Where somebody is signed in; from here they sign out one device or all. */
export function Devices({ onLeave }: { onLeave: () => void }) {
  const { loaded, reload } = useLoad(fetchSessions);
  const [asking, setAsking] = useState(false);

  async function end({ id }: DeviceSession) {
    const answer = await endSession(id).catch(() => null);
    if (answer?.ok) void showToast('success', 'That device is signed out', toastMs);
    else void showToast('error', answer ? saidBy(answer) : noConnection, toastMs);
    await reload();
  }
  async function leave() {
    onLeave();
    await logOut();
    location.assign(addressHere('/'));
  }
  async function leaveAll() {
    onLeave();
    const answer = await endSessions({ others: false });
    if (!answer.ok) return saidBy(answer);
    location.assign(addressHere('/'));
    return null;
  }

  return (
    <Panel title="Where you are signed in">
      {loaded.state === 'there' ? (
        <ul className="divide-y divide-line border-y border-line">
          {loaded.found.sessions.map((session) => (
            <li key={session.id} className="flex items-center justify-between gap-4 py-3">
              <p className="min-w-0">
                <span className="block font-semibold">{deviceName(session.userAgent)}</span>
                <span className="block text-sm text-ink-soft">
                  {session.isThis ? 'This device' : `Last used ${momentOf(session.seenAt)}`}
                </span>
              </p>
              {!session.isThis && (
                <button
                  type="button"
                  className="btn btn-line shrink-0"
                  aria-label={`Sign out ${deviceName(session.userAgent)}, last used ${momentOf(session.seenAt)}`}
                  onClick={() => void end(session)}
                >
                  Sign out
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Waiting loaded={loaded} what="your devices" onRetry={reload} />
      )}
      <div className="mt-5 grid gap-3">
        <button type="button" className="btn btn-line" onClick={() => void leave()}>
          Log out
        </button>
        <button type="button" className="text-link min-h-12 font-medium" onClick={() => setAsking(true)}>
          Log out of all devices
        </button>
      </div>
      {asking && (
        <ConfirmModal
          title="Are you sure you want to log out?"
          confirm="Logout"
          busyText="Logging out …"
          onConfirm={leaveAll}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-soft">You will be logged out on every device, this one too.</p>
        </ConfirmModal>
      )}
    </Panel>
  );
}
