import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

export const cookiePanelHash = '#cookie-choices';

/** Opens the choice of cookies over the page one is on. */
export function CookieLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={{ pathname, search, hash: cookiePanelHash }}
      state={{ popup: true }}
      preventScrollReset
      aria-haspopup="dialog"
      className={className}
    >
      {children}
    </Link>
  );
}
