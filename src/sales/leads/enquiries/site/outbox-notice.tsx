import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, CircleCheck, CircleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { outbox, type OutboxState } from '../wire/outbox-client.ts';
import { Notice } from '#kit/site/ui/notice.tsx';

const none: OutboxState = { waiting: 0, sent: [], refused: 0 };

const [firstRetryMs, longestRetryMs] = [5_000, 300_000];

/** Says what became of enquiries that nobody took, and sends them when the way is open again. */
export function OutboxNotice() {
  const { t } = useLingui();
  const { waiting, sent, refused } = useSyncExternalStore(outbox.subscribe, outbox.state, () => none);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, []);
  // Where the server was away and the network was not, nothing says that it is back.
  const waits = waiting > 0;
  useEffect(() => {
    if (!waits) return;
    let delayMs = firstRetryMs;
    let next = 0;
    const later = () => {
      // Not everybody in the same moment.
      next = window.setTimeout(again, delayMs * (1 + Math.random()));
      delayMs = Math.min(delayMs * 2, longestRetryMs);
    };
    const again = () => void outbox.flush().then(later);
    later();
    return () => clearTimeout(next);
  }, [waits]);

  if (waiting > 0)
    return (
      // The form that kept it says so itself.
      <span className="in-[:has([data-kept-here])]:hidden">
        <Notice icon={CloudOff}>
          {t`Your enquiry is kept on this device. It goes out by itself as soon as it can.`}
        </Notice>
      </span>
    );
  if (refused > 0)
    return (
      <Notice icon={CircleAlert} onClose={outbox.dismiss}>
        <Trans>
          We could not accept the enquiry kept on this device. Please{' '}
          <Link to="/enquiry" className="text-link">
            send it again
          </Link>
          .
        </Trans>
      </Notice>
    );
  if (sent.length > 0)
    return (
      <Notice icon={CircleCheck} onClose={outbox.dismiss}>
        {t`The enquiry kept on this device has been sent.`}
      </Notice>
    );
  return null;
}
