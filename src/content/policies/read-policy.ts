import { and, asc, desc, eq } from 'drizzle-orm';
import { policyVersions } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { policySlugs, type Policy, type PolicySlug } from './policy.ts';

const shown = {
  slug: policyVersions.slug,
  version: policyVersions.version,
  title: policyVersions.title,
  summary: policyVersions.summary,
  sections: policyVersions.sections,
  dated: policyVersions.dated,
};

/** The version in force with the list of all, newest first. @throws NotFound */
export async function readPolicy(
  ctx: Pick<Ctx, 'db'>,
  { slug, version }: { slug: PolicySlug; version?: number },
): Promise<{ policy: Policy; versions: { version: number; dated: string }[] }> {
  const versions = await ctx.db
    .select({ version: policyVersions.version, dated: policyVersions.dated })
    .from(policyVersions)
    .where(eq(policyVersions.slug, slug))
    .orderBy(desc(policyVersions.version));
  const wanted = version ?? versions[0]?.version;
  if (!versions.some((one) => one.version === wanted)) throw new NotFound(/*i18n*/ 'This policy');
  const [policy] = await ctx.db
    .select(shown)
    .from(policyVersions)
    .where(and(eq(policyVersions.slug, slug), eq(policyVersions.version, Number(wanted))));
  if (!policy) throw new NotFound(/*i18n*/ 'This policy');
  return { policy, versions };
}

const forStaff = {
  ...shown,
  isSample: policyVersions.isSample,
  changedBy: policyVersions.changedBy,
  createdAt: policyVersions.createdAt,
};

/** The policies in force, for the back office. */
export async function listPolicies(ctx: Ctx) {
  allow(ctx.actor, 'texts:read');
  const rows = await ctx.db
    .selectDistinctOn([policyVersions.slug], forStaff)
    .from(policyVersions)
    .orderBy(asc(policyVersions.slug), desc(policyVersions.version));
  return rows.toSorted((a, b) => policySlugs.indexOf(a.slug) - policySlugs.indexOf(b.slug));
}

/** One policy in force with what every version was, for the back office. @throws NotFound */
export async function getPolicy(ctx: Ctx, { slug }: { slug: PolicySlug }) {
  allow(ctx.actor, 'texts:read');
  const rows = await ctx.db
    .select(forStaff)
    .from(policyVersions)
    .where(eq(policyVersions.slug, slug))
    .orderBy(desc(policyVersions.version));
  const [current] = rows;
  if (!current) throw new NotFound('This policy');
  const history = rows.map(({ version, dated, changedBy, createdAt }) => ({
    version,
    dated,
    changedBy,
    createdAt,
  }));
  return { ...current, history };
}
