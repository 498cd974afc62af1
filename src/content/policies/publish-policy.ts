import { v7 } from 'uuid';
import { policyVersions } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { PolicyInput, PolicySlug } from './policy.ts';
import { getPolicy } from './read-policy.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * Puts a new version in force, dated today in India. What was in force stays readable under its number.
 * @throws NotFound; Conflict when somebody else publishes at the same moment
 */
export async function publishPolicy(ctx: Ctx, input: PolicyInput & { slug: PolicySlug }) {
  const staff = allow(ctx.actor, 'texts:edit');
  const { slug, ...texts } = input;
  try {
    return await inTransaction(ctx, async (ctx) => {
      const before = await getPolicy(ctx, { slug });
      const id = v7();
      const version = before.version + 1;
      const dated = day.format(ctx.now());
      await ctx.db
        .insert(policyVersions)
        .values({ id, slug, version, dated, changedBy: staff.name, ...texts });
      await audit(ctx, {
        action: 'changed',
        subjectType: 'policy',
        subjectId: slug,
        before: { version: before.version },
        after: { version, ...texts },
      });
      await announce(ctx, { kind: 'pages', tags: ['policies'] });
      return getPolicy(ctx, { slug });
    });
  } catch (error) {
    // Two at the same moment: the version number can be taken once.
    throw isUniqueViolation(error)
      ? new Conflict('Somebody publishes it just now. Please try again.')
      : error;
  }
}
