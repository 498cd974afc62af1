import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { lostAddresses, redirects } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { listPublicPages } from '#content/seo/list-public-pages.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { nearestPath } from './nearest-path.ts';
import type { RedirectFilter } from './redirect.ts';

const { id, fromPath, target, status, note, hits, lastHitAt, createdAt } = redirects;
const shown = { id, fromPath, target, status, note, hits, lastHitAt, createdAt };
const literal = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The redirects, the newest first. */
export async function listRedirects(ctx: Ctx, input: RedirectFilter & TimePage) {
  allow(ctx.actor, 'redirects:read');
  const { q } = input;
  const matching = q ? or(...[fromPath, target, note].map((column) => ilike(column, literal(q)))) : undefined;
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(shown)
      .from(redirects)
      .where(and(matching, before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
}

/** @throws NotFound */
export async function getRedirect(ctx: Ctx, input: { redirectId: string }) {
  allow(ctx.actor, 'redirects:read');
  const [found] = await ctx.db.select(shown).from(redirects).where(eq(id, input.redirectId));
  if (!found) throw new NotFound('This redirect');
  return found;
}

const maxLost = 200;

/** Where people looked for a page in vain, the most wanted first, each with the public page that it resembles. */
export async function listLostAddresses(ctx: Ctx) {
  allow(ctx.actor, 'redirects:read');
  const [lost, pages] = await Promise.all([
    ctx.db
      .select()
      .from(lostAddresses)
      .orderBy(desc(lostAddresses.hits), desc(lostAddresses.lastSeenAt))
      .limit(maxLost),
    listPublicPages(ctx),
  ]);
  const paths = pages.map(({ path }) => path);
  return lost.map((address) => ({ ...address, suggestion: nearestPath(address.path, paths) }));
}

/** Takes an address off the list; it comes back when somebody asks for it again. @throws NotFound */
export async function dismissLostAddress(ctx: Ctx, input: { addressId: string }): Promise<void> {
  allow(ctx.actor, 'redirects:edit');
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(lostAddresses)
      .where(eq(lostAddresses.id, input.addressId))
      .returning({ path: lostAddresses.path });
    if (!gone) throw new NotFound(/*i18n*/ 'This address');
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'redirect',
      subjectId: input.addressId,
      before: { lost: gone.path },
    });
  });
}
