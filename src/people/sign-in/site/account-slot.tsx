import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { headerItem } from '#kit/site/header-item.ts';
import { SignUpLink } from './sign-up-link.tsx';
import { useLoaded } from '#kit/site/use-loaded.ts';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';

const loadMenu = () => import('./account-menu.tsx');

/** The header's place for the account. Its width is the same signed in or not, so nothing moves when that is known. */
export function AccountSlot() {
  const { t } = useLingui();
  const remembered = useStoredLogin();
  const menu = useLoaded(loadMenu, remembered !== null);
  return (
    <div className="hidden h-full w-19 items-center justify-center md:flex lg:w-42">
      {remembered === null ? (
        <div className="flex flex-col items-center justify-center lg:flex-row">
          <Link to="/login" className={`${headerItem} max-lg:min-h-7`}>
            {t`Login`}
          </Link>
          <SignUpLink className={`${headerItem} max-lg:min-h-7 max-lg:text-sm`} />
        </div>
      ) : (
        menu && <menu.AccountMenu key={remembered} />
      )}
    </div>
  );
}
