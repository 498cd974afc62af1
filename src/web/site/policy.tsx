import { plainPath } from '#domain/language.ts';
import type { PolicySlug } from '#domain/policies/policy.ts';
import { policySlugs } from '#domain/policies/policy.ts';
import { readPolicy } from '#domain/policies/read-policy.ts';
import { ctxContext, keepPage } from '#web/context.server.ts';
import type { Route } from './+types/policy';
import { PolicyView } from './policies/policy-view.tsx';
import { describePage } from './structured-data/describe-page.server.ts';

/** One file for the four policies: which one is the first part of the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  keepPage(context, 'policies');
  const first = plainPath(url.pathname)
    .split('/')[1]
    ?.replace(/\.data$/, '')
    .toLowerCase();
  const slug = policySlugs.find((one) => one === first) as PolicySlug;
  await describePage(context, { kind: 'page', key: slug });
  return readPolicy(context.get(ctxContext), { slug });
}

export default function PolicyPage({ loaderData: { policy, versions } }: Route.ComponentProps) {
  return <PolicyView policy={policy} versions={versions} isCurrent />;
}
