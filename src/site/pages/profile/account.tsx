import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fetchProfile, fetchSession } from '#people/customers/wire/client.ts';
import { readLogin, type Customer } from '#kit/calls/login-record.ts';
import { signInPath } from '#kit/calls/sign-in-path.ts';
import { useStoredLogin } from '#kit/site/use-stored-login.ts';
import { Addresses } from '#people/customers/site/addresses.tsx';
import { Devices } from '#people/customers/site/devices.tsx';
import { DeletionBanner } from '#people/customers/site/deletion-banner.tsx';
import { Payments } from '#money/payments/site/profile-payments.tsx';
import { Projects } from '#sales/projects/site/project-list.tsx';
import { Photo } from '#people/customers/site/photo.tsx';
import { ProfileTabs, tabFrom } from '#people/customers/site/profile-tabs.tsx';
import { UserInfo } from '#people/customers/site/user-info.tsx';
import { useLoad } from '#kit/site/use-load.ts';
import { YourData } from '#people/customers/site/your-data.tsx';

/** Shows nothing without a login record, and goes to the sign-in instead. */
export function Account() {
  const record = useStoredLogin();
  const customer = useMemo(() => (record === null ? null : readLogin()), [record]);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Whoever logs out here is on the way home already.
  const leaving = useRef(false);
  useEffect(() => {
    if (customer) return;
    const signIn = () => void navigate(signInPath(pathname + search), { replace: true });
    if (!leaving.current) return signIn();
    // Going back from home, the browser may show this page as it was left.
    window.addEventListener('pageshow', signIn);
    return () => window.removeEventListener('pageshow', signIn);
  }, [customer, navigate, pathname, search]);

  if (!customer) return null;
  return <Known key={customer.id} customer={customer} onLeave={(is) => (leaving.current = is)} />;
}

function Known({ customer, onLeave }: { customer: Customer; onLeave: (leaving: boolean) => void }) {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const tab = tabFrom(query);
  const { id } = customer;
  const { loaded, reload } = useLoad(
    useCallback(async () => {
      const profile = await fetchProfile(id);
      return profile.ok ? fetchSession() : profile;
    }, [id]),
  );
  const eraseAt = loaded.state === 'there' ? loaded.found.eraseAt : null;
  return (
    <>
      <div className="flex items-center gap-4 sm:gap-5">
        <Photo customer={customer} />
        <h1 className="min-w-0 text-h2 wrap-anywhere">{customer.fullName || t`Your profile`}</h1>
      </div>
      <ProfileTabs shown={tab} />
      {loaded.state === 'failed' && (
        <div
          role="alert"
          className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-brick-tint px-4 py-2"
        >
          <CircleAlert aria-hidden className="size-5 shrink-0 text-brick" />
          <span className="grow basis-60 py-2">
            {i18n._(loaded.text)} {t`This is the copy of your profile that this browser has kept.`}
          </span>
          <button type="button" className="btn btn-line" onClick={() => void reload()}>
            {t`Try again`}
          </button>
        </div>
      )}
      {eraseAt && <DeletionBanner eraseAt={eraseAt} onKept={reload} />}
      {tab === 'profilePaymentInfo' ? (
        <Payments customer={customer} />
      ) : tab === 'profileProjects' ? (
        <div className="mt-8">
          <Projects />
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid gap-6">
            <UserInfo customer={customer} fresh={loaded.state !== 'loading'} />
            <Addresses customer={customer} />
          </div>
          <div className="grid gap-6">
            <Devices onLeave={onLeave} />
            <YourData customer={customer} leaving={eraseAt !== null} onChanged={reload} />
          </div>
        </div>
      )}
    </>
  );
}
