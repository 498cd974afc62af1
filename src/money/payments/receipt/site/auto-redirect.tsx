import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

const afterMs = 2_000;
const stepMs = 100;

/** Leads on after two seconds, unless somebody is reading: hover, focus and keys hold it. Nor without a network. */
export function AutoRedirect({ to, where }: { to: string; where: string }) {
  const { t } = useLingui();
  const [stays, setStays] = useState(false);
  const navigate = useNavigate();
  const held = useRef(false);
  useEffect(() => {
    if (stays) return;
    const page = document.getElementById('result');
    const hold = () => (held.current = true);
    const release = () => (held.current = false);
    const stop = () => setStays(true);
    let leftMs = afterMs;
    const timer = setInterval(() => {
      if (!held.current && !document.hidden && navigator.onLine) leftMs -= stepMs;
      if (leftMs > 0) return;
      // Once: each further call would begin the way anew, which never ends where the network is slow.
      clearInterval(timer);
      void navigate(to);
    }, stepMs);
    page?.addEventListener('pointerenter', hold);
    page?.addEventListener('pointerleave', release);
    page?.addEventListener('focusin', hold);
    page?.addEventListener('focusout', release);
    addEventListener('keydown', stop);
    return () => {
      clearInterval(timer);
      page?.removeEventListener('pointerenter', hold);
      page?.removeEventListener('pointerleave', release);
      page?.removeEventListener('focusin', hold);
      page?.removeEventListener('focusout', release);
      removeEventListener('keydown', stop);
    };
  }, [stays, navigate, to]);
  if (stays) return null;
  return (
    <p
      data-no-print
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-sand px-4 py-2"
    >
      <span role="status" className="grow py-2">{t`Taking you to ${where} …`}</span>
      <button type="button" className="btn btn-line" onClick={() => setStays(true)}>
        {t`Stay here`}
      </button>
    </p>
  );
}
