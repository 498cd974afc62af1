import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { clockInIndia, dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { readStatus, type PartStatus, type Status } from '../read-status.ts';
import type { Route } from './+types/status';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Status> {
  return readStatus(context.get(ctxContext));
}

const looks = {
  works: { icon: CircleCheck, tone: 'text-leaf' },
  slow: { icon: Clock, tone: 'text-marigold-deep' },
  down: { icon: CircleAlert, tone: 'text-brick' },
};

/** For customers: whether what they use works now. */
export default function StatusPage({ loaderData: { at, parts } }: Route.ComponentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names: Record<keyof Status['parts'], string> = {
    site: t`Website and forms`,
    mails: t`E-mails`,
    payments: t`Payments`,
    files: t`Pictures and files`,
  };
  const words: Record<PartStatus, string> = {
    works: t`Works`,
    slow: t`Slower than usual`,
    down: t`Does not work now`,
  };
  const when = `${formatDate(dateInIndia(at), language)}, ${clockInIndia(at)} IST`;
  const isWell = Object.values(parts).every((part) => part === 'works');
  return (
    <div className="bg-sand">
      <PageHead title={t`Status`} description={t`Whether website, e-mails and payments work now.`} hidden />
      <div className="mx-auto w-[min(100%-2.5rem,36rem)] py-10 md:py-16">
        <h1 className="text-h2">{isWell ? t`Everything works` : t`Not everything works`}</h1>
        <p className="mt-3 text-ink-soft tabular-nums">{t`As of ${when}. Load the page again for a newer one.`}</p>
        <ul className="mt-7 divide-y divide-line rounded-card border border-line bg-white px-5 shadow-lift sm:px-8">
          {(Object.keys(names) as (keyof typeof names)[]).map((part) => {
            const { icon: Icon, tone } = looks[parts[part]];
            return (
              <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
                <span className="font-semibold">{names[part]}</span>
                <span className="flex items-center gap-2">
                  <Icon aria-hidden className={`size-5 ${tone}`} />
                  {words[parts[part]]}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
