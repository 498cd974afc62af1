import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLogin, type Customer } from '#kit/calls/login-record.ts';
import { signInPath } from '#kit/calls/sign-in-path.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';

/**
 * What only customers see: nothing without a login record, and the sign-in instead, which comes back here.
 * `stays`: whose session ends meanwhile keeps the page, and hears of it with the next thing they do.
 */
export function SignedInOnly({
  waiting,
  skeleton,
  stays = false,
  children,
}: {
  /** What is being opened: "your cart". */
  waiting: string;
  /** What stands in its place until then; it says that itself. */
  skeleton?: ReactNode;
  stays?: boolean;
  children: (customer: Customer) => ReactNode;
}) {
  const { t } = useLingui();
  const ready = useHydrated();
  if (ready) return <Known stays={stays}>{children}</Known>;
  return (
    <div className="wrap min-h-[60vh] py-10 md:py-16">
      {skeleton ?? <p role="status" className="text-ink-soft">{t`Opening ${waiting} …`}</p>}
      <noscript>
        <p className="mt-4 max-w-measure">
          {t`This page needs JavaScript. Please switch it on for this site, or call us and we will help.`}
        </p>
      </noscript>
    </div>
  );
}

function Known({ stays, children }: { stays: boolean; children: (customer: Customer) => ReactNode }) {
  const record = useStoredLogin();
  const now = useMemo(() => (record === null ? null : readLogin()), [record]);
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const shown = now ?? (stays ? last : null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const gone = shown === null;
  useEffect(() => {
    if (gone) void navigate(signInPath(pathname + search), { replace: true });
  }, [gone, navigate, pathname, search]);
  return shown && children(shown);
}
