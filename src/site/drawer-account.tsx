import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { readLogin } from '#kit/calls/login-record.ts';
import { CartRow } from '#money/cart/site/cart-link.tsx';
import { Avatar } from '#people/sign-in/site/avatar.tsx';
import { leave } from '#people/sign-in/site/leave.ts';

/** The header's account menu as rows of the drawer. */
export function DrawerAccount({ className, close }: { className: string; close: () => void }) {
  const { t, i18n } = useLingui();
  const customer = readLogin();
  if (!customer) return null;
  return (
    <>
      <li className="flex min-h-14 items-center gap-3">
        <Avatar customer={customer} className="size-9 text-sm" />
        <span data-copyable className="min-w-0">
          <span className="block truncate font-semibold">{customer.fullName}</span>
          <span className="block truncate text-sm text-ink-soft">{customer.email}</span>
        </span>
      </li>
      <li>
        <CartRow className={className} close={close} />
      </li>
      <li>
        <Link to="/profile" className={className} onClick={close}>
          {t`Profile`}
        </Link>
      </li>
      <li>
        <Link to="/admission" className={className} onClick={close}>
          {t`Your plan`}
        </Link>
      </li>
      <li>
        <button type="button" className={`${className} w-full`} onClick={() => void leave(i18n)}>
          {t`Logout`}
        </button>
      </li>
    </>
  );
}
