import { useLingui } from '@lingui/react/macro';
import { useHref, useLocation, useNavigate } from 'react-router';
import { accountHash, AccountWindow } from './account-host.tsx';

/** Opens the window to log in or sign up over the page one is on; without scripts it leads to the page for it. */
export function SignUpLink({ className, onOpen }: { className: string; onOpen?: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const href = useHref('/register');
  return (
    <a
      href={href}
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={AccountWindow.prepare}
      onFocus={AccountWindow.prepare}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen?.();
        void navigate(
          { pathname, search, hash: accountHash },
          { state: { popup: true }, preventScrollReset: true },
        );
      }}
    >
      {t`Sign up`}
    </a>
  );
}
