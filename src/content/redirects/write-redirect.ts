import { eq, sql } from 'drizzle-orm';
import { redirects } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';

type RedirectRow = typeof redirects.$inferSelect;

/** Holds all of them until the transaction ends: whether one may lead somewhere, the others say. */
export const lockRedirects = ({ db }: Pick<Ctx, 'db'>) =>
  db.execute(sql`lock table redirects in share row exclusive mode`);

/** The redirect, held until the transaction ends. @throws NotFound */
export async function findRedirect(ctx: Pick<Ctx, 'db'>, id: string): Promise<RedirectRow> {
  const [found] = await ctx.db.select().from(redirects).where(eq(redirects.id, id)).for('update');
  if (!found) throw new NotFound('This redirect');
  return found;
}

export const auditView = ({ fromPath, target, status, note }: RedirectRow) => ({
  fromPath,
  target,
  status,
  note,
});

/** What processes keep of the redirects in memory is dropped by this name; no page shows them. */
export const redirectsTag = 'redirects';
export const announceRedirects = (ctx: Pick<Ctx, 'db'>) =>
  announce(ctx, { kind: 'pages', tags: [redirectsTag] });
