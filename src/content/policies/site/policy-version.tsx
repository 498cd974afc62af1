import { useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { NotFound } from '#kit/errors.ts';
import { policyPath } from '../policy-path.ts';
import { policySlugs, type PolicySlug } from '../policy.ts';
import { readPolicy } from '../read-policy.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/policy-version';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { PolicyView } from './policy-view.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** A version of a policy by its number, as it was. */
export async function loader({ context, params }: Route.LoaderArgs) {
  cachePage(context, 'policies');
  const slug = policySlugs.find((one) => one === params.policy);
  const version = /^[1-9]\d{0,5}$/.test(params.version) ? Number(params.version) : 0;
  try {
    if (!slug) throw new NotFound(/*i18n*/ 'This policy');
    return { found: await readPolicy(context.get(ctxContext), { slug, version }), slug };
  } catch (error) {
    if (error instanceof NotFound) return data({ found: null, slug }, { status: 404 });
    throw error;
  }
}

export default function PolicyVersionPage({ loaderData: { found, slug } }: Route.ComponentProps) {
  if (!found) return <NoVersion slug={slug} />;
  const { policy, versions } = found;
  return (
    <PolicyView policy={policy} versions={versions} isCurrent={policy.version === versions[0]?.version} />
  );
}

function NoVersion({ slug }: { slug: PolicySlug | undefined }) {
  const { t } = useLingui();
  return (
    <div className="wrap py-12 md:py-20">
      <PageHead title={t`Version not found`} description={t`There is no such version.`} hidden />
      <h1 className="text-h1">{t`Version not found`}</h1>
      <p className="mt-6 max-w-[28.2em] text-lead text-ink-soft">{t`There has been no version with this number.`}</p>
      <Link to={slug ? policyPath(slug) : '/'} className="btn btn-main mt-8">
        {slug ? t`Read the version in force` : t`Go to the home page`}
      </Link>
    </div>
  );
}
