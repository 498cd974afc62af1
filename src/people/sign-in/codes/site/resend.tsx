import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

const pauseMs = 30_000;

/**
 * Asks for another code, half a minute after the last one at the earliest. Counted by the clock: the page stands still
 * while somebody looks for the mail in another app.
 * @param onResend answers how many seconds to wait before the next, when the server wants more than the usual
 */
export function Resend({ onResend }: { onResend: () => Promise<number | null> }) {
  const { t } = useLingui();
  const [until, setUntil] = useState(() => Date.now() + pauseMs);
  const [now, setNow] = useState(Date.now);
  const [asking, setAsking] = useState(false);
  const seconds = Math.ceil((until - now) / 1000);
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  async function resend() {
    setAsking(true);
    const wait = await onResend();
    setAsking(false);
    setNow(Date.now());
    setUntil(Date.now() + (wait === null ? pauseMs : wait * 1000));
  }

  return (
    <p className="flex min-h-12 items-center py-1.5 text-sm text-ink-soft">
      {waiting ? (
        <span className="tabular-nums">{t`No mail yet? You can ask for a new code in ${seconds} s.`}</span>
      ) : (
        <button
          type="button"
          disabled={asking}
          className="text-link inline-flex min-h-12 items-center font-medium text-ink"
          onClick={() => void resend()}
        >
          {t`Resend OTP`}
        </button>
      )}
    </p>
  );
}
