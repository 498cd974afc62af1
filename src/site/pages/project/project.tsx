import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { cachePage } from '#kit/site/context.server.ts';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import type { Route } from './+types/project';
import { Room } from './room.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** The same shell for everybody: whose project it is, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  cachePage(context);
  return null;
}

export default function ProjectPage({ params: { id } }: Route.ComponentProps) {
  const { t } = useLingui();
  const ready = useHydrated();
  return (
    <div className="wrap min-h-[60vh] py-10 md:py-16">
      <PageHead
        title={t`Your project`}
        description={t`The steps of what you ordered, with the dates that we promised.`}
        hidden
      />
      {ready ? (
        <Room key={id} projectId={id} />
      ) : (
        <>
          <h1 className="sr-only">{t`Your project`}</h1>
          <p role="status" className="text-ink-soft">
            {t`Opening your project …`}
          </p>
          <noscript>
            <p className="mt-4 max-w-measure">
              {t`Your project needs JavaScript. Please switch it on for this site, or call us and we will help.`}
            </p>
          </noscript>
        </>
      )}
    </div>
  );
}
