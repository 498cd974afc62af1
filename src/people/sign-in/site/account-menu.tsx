import { useLingui } from '@lingui/react/macro';
import { ChevronDown, LogOut, Tag, UserRound } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { readLogin } from '#kit/calls/login-record.ts';
import { prepareToasts } from '#kit/site/ui/toast.ts';
import { useHoverMenu } from '#kit/site/ui/use-hover-menu.ts';
import { Avatar } from './avatar.tsx';
import { leave } from './leave.ts';
import { shortName } from './short-name.ts';

const item =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-4 font-medium hover:bg-marigold-tint';

/**
 * The signed-in customer in the header, with the ways to the profile and out. A mouse opens it by hovering, anything else
 * by click or key. Give it the record as its key.
 */
export function AccountMenu() {
  const { t, i18n } = useLingui();
  const menu = useHoverMenu();
  const id = useId();
  useEffect(() => void prepareToasts(), []);
  const customer = readLogin();
  if (!customer) return null;
  const { fullName } = customer;
  const short = shortName(fullName);

  return (
    <div {...menu.area} className="relative">
      <button
        {...menu.button}
        type="button"
        title={fullName}
        aria-label={short === fullName ? t`Account of ${fullName}` : t`Account of ${fullName}, ${short}`}
        aria-controls={id}
        className="flex min-h-12 animate-[settle_160ms_var(--ease-out)] flex-col items-center justify-center text-sm font-medium lg:flex-row lg:gap-2 lg:text-base"
      >
        <Avatar customer={customer} className="size-8 text-xs max-lg:size-7 max-lg:text-[0.7rem]" />
        <span className="whitespace-nowrap max-lg:text-xs">{short}</span>
        <ChevronDown
          aria-hidden
          className={`size-4 transition-[rotate] duration-150 max-lg:hidden ${menu.shown ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        className={`absolute top-full right-0 z-10 pt-1 ${menu.shown ? 'animate-[settle_160ms_var(--ease-out)]' : 'hidden'}`}
      >
        <ul className="w-52 rounded-card border border-line bg-white p-2 shadow-float">
          <li>
            <Link to="/profile" className={item} onClick={menu.close}>
              <UserRound aria-hidden className="size-5" />
              {t`Profile`}
            </Link>
          </li>
          <li>
            <Link to="/admission" className={item} onClick={menu.close}>
              <Tag aria-hidden className="size-5" />
              {t`Your plan`}
            </Link>
          </li>
          <li>
            <button type="button" className={item} onClick={() => void leave(i18n)}>
              <LogOut aria-hidden className="size-5" />
              {t`Logout`}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
