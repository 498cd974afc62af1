import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/profile';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { Account } from './account.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The same shell for everybody: whose profile it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export default function ProfilePage() {
  const { t } = useLingui();
  const ready = useHydrated();
  return (
    <div className="wrap min-h-[60vh] py-10 md:py-16">
      <PageHead
        title={t`Your profile`}
        description={t`Your name, contact details and payments with us.`}
        path="/profile"
        hidden
      />
      {ready ? (
        <Account />
      ) : (
        <>
          <h1 className="sr-only">{t`Your profile`}</h1>
          <p role="status" className="text-ink-soft">
            {t`Opening your profile …`}
          </p>
          <noscript>
            <p className="mt-4 max-w-measure">
              {t`Your profile needs JavaScript. Please switch it on for this site, or call us and we will help.`}
            </p>
          </noscript>
        </>
      )}
    </div>
  );
}
