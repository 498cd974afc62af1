import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { translateDates } from '#kit/india/india-date.ts';
import { policyPath, policyVersionPath } from '../policy-path.ts';
import type { Policy, PolicySlug } from '../policy.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { Prose } from '#kit/site/ui/prose.tsx';
import { EnglishOnly } from '#kit/site/ui/english-only.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';

/** A policy with its table of contents and every version there was. `isCurrent`: it is the one in force. */
export function PolicyView({
  policy,
  versions,
  isCurrent,
}: {
  policy: Policy;
  versions: { version: number; dated: string }[];
  isCurrent: boolean;
}) {
  const { t } = useLingui();
  const { slug, title, summary, sections, version } = policy;
  const dated = translateDates(policy.dated, useLanguage());
  return (
    <div className="wrap grid gap-x-16 py-12 md:py-20 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <PageHead
        title={isCurrent ? title : t`${title}, version ${version}`}
        description={summary}
        path={policyPath(slug)}
        hidden={!isCurrent}
      />
      <div className="lg:col-start-2">
        <h1 lang="en" className="text-h1">
          {title}
        </h1>
        <p className="mt-5 text-ink-soft">{t`Last Updated ${dated}`}</p>
        <EnglishOnly words={t`This page is in English only.`} className="mt-3" />
        {!isCurrent && (
          <p className="mt-6 max-w-measure rounded-card border border-line bg-marigold-tint p-5">
            {t`This is version ${version}. It is no longer in force.`}{' '}
            <Link to={policyPath(slug)} className="text-link">
              {t`Read the version in force`}
            </Link>
          </p>
        )}
        <p lang="en" className="mt-6 max-w-measure text-lead">
          {summary}
        </p>
      </div>
      <nav
        aria-label={t`On this page`}
        className="mt-8 self-start border-t border-line pt-4 lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:row-span-2"
      >
        <ol lang="en" className="grid">
          {sections.map(({ heading }, i) => (
            <li key={i}>
              <a
                href={`#part-${i + 1}`}
                className="flex min-h-11 items-center py-1.5 text-sm decoration-marigold-deep decoration-2 underline-offset-4 hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div data-copyable className="mt-4 lg:col-start-2">
        {sections.map(({ heading, text }, i) => (
          <section key={i} lang="en" aria-labelledby={`part-${i + 1}`} className="mt-10">
            <h2 id={`part-${i + 1}`} className="text-h3">
              {heading}
            </h2>
            <Prose text={text} />
          </section>
        ))}
        <Versions slug={slug} versions={versions} shown={version} />
      </div>
    </div>
  );
}

function Versions({
  slug,
  versions,
  shown,
}: {
  slug: PolicySlug;
  versions: { version: number; dated: string }[];
  shown: number;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const said = versions.map(({ version, dated }) => ({ version, dated: translateDates(dated, language) }));
  return (
    <section data-no-print aria-labelledby="versions" className="mt-14 border-t border-line pt-6">
      <h2 id="versions" className="text-h4 font-semibold">
        {t`Versions of this page`}
      </h2>
      <ul className="mt-2">
        {said.map(({ version, dated }, i) => (
          <li key={version}>
            <Link
              to={i === 0 ? policyPath(slug) : policyVersionPath(slug, version)}
              aria-current={version === shown ? 'page' : undefined}
              className="text-link inline-flex min-h-11 items-center aria-[current=page]:no-underline"
            >
              {i === 0 ? t`Version ${version}, ${dated} (in force)` : t`Version ${version}, ${dated}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
