import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, CircleCheck, CircleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { outbox, type OutboxState } from '../wire/outbox-client.ts';
import { Notice } from '#kit/site/ui/notice.tsx';

const none: OutboxState = { waiting: 0, sent: [], refused: 0 };

/** Says what became of enquiries that failed on the network, and sends them when the way is open again. */
export function OutboxNotice() {
  const { t } = useLingui();
  const { waiting, sent, refused } = useSyncExternalStore(outbox.subscribe, outbox.state, () => none);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, []);

  if (waiting > 0)
    return (
      // The form that kept it says so itself.
      <span className="in-[:has([data-kept-here])]:hidden">
        <Notice icon={CloudOff}>
          {t`Your enquiry is kept on this device. It goes out by itself once you are online.`}
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
        {t`You are online again, and the enquiry kept on this device has been sent.`}
      </Notice>
    );
  return null;
}
