import { plainPath } from '#kit/language/language.ts';
import type { PolicySlug } from '../policy.ts';
import { policySlugs } from '../policy.ts';
import { readPolicy } from '../read-policy.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import type { Route } from './+types/policy';
import { PolicyView } from './policy-view.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** One file for the four policies: which one is the first part of the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  cachePage(context, 'policies');
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
