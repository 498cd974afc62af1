import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { SignUpLink } from '#people/sign-in/site/sign-up-link.tsx';
import { useLoaded } from '#kit/site/use-loaded.ts';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';

const loadRows = () => import('./drawer-account.tsx');

/** The header's place for the account, in the drawer. */
export function DrawerSlot({ className, close }: { className: string; close: () => void }) {
  const { t } = useLingui();
  const remembered = useStoredLogin();
  const rows = useLoaded(loadRows, remembered !== null);
  if (remembered !== null) return rows && <rows.DrawerAccount key={remembered} {...{ className, close }} />;
  return (
    <>
      <li>
        <Link to="/login" className={className} onClick={close}>
          {t`Login`}
        </Link>
      </li>
      <li>
        <SignUpLink className={className} onOpen={close} />
      </li>
    </>
  );
}
