import { CloudOff, CircleCheck, CircleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { outbox, type OutboxState } from '#api/browser/outbox.ts';

const none: OutboxState = { waiting: 0, sent: [], refused: 0 };

/** Says what became of enquiries that failed on the network, and sends them when the way is open again. */
export function OutboxNotice() {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, () => none);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, []);

  const { Icon, text } = words(state);
  return (
    <output className="fixed inset-x-0 bottom-0 z-30 grid justify-items-center p-4 empty:hidden">
      {text && (
        <p className="flex max-w-xl animate-[settle_200ms_var(--ease-out)] items-center gap-3 rounded-card border border-line bg-white py-2 pr-2 pl-4 text-sm shadow-float">
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="py-2">
            {text}
            {state.refused > 0 && (
              <>
                {' '}
                <Link to="/enquiry" className="text-link">
                  Open the form
                </Link>
              </>
            )}
          </span>
          {state.waiting === 0 && (
            <button
              type="button"
              aria-label="Close this note"
              className="grid size-12 shrink-0 place-items-center"
              onClick={outbox.dismiss}
            >
              <X aria-hidden className="size-5" />
            </button>
          )}
        </p>
      )}
    </output>
  );
}

function words({ waiting, sent, refused }: OutboxState) {
  if (waiting > 0)
    return {
      Icon: CloudOff,
      text: 'Your enquiry is kept on this device. It goes out by itself once you are online.',
    };
  if (refused > 0)
    return {
      Icon: CircleAlert,
      text: 'The enquiry kept on this device could not be taken. Please send it again.',
    };
  if (sent.length > 0)
    return {
      Icon: CircleCheck,
      text: 'You are online again, and the enquiry kept on this device has been sent.',
    };
  return { Icon: CircleCheck, text: null };
}
