import { and, eq, ne } from 'drizzle-orm';
import { lockRedirects } from './write-redirect.ts';
import { redirects } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';
import { comparable, type Addresses, type RedirectInput } from './redirect.ts';

/** Never reached by a redirect: calls, files and the back office answer before pages do. */
const closed = /^\/(admin|staff|api|assets|media|og|dev)(\/|$)/;

/**
 * The addresses of a redirect as they are stored. Both must be ours; the old one must lie where nothing answers, the
 * new one where something does.
 * @throws Invalid
 */
export async function checkAddresses(ctx: Ctx & Addresses, input: RedirectInput) {
  const from = ownAddress(ctx, input.fromPath);
  if (!from) throw new Invalid({ fromPath: 'Enter a path of this website, like /old-page' });
  const fromPath = comparable(from.pathname);
  if (fromPath === '/' || closed.test(fromPath))
    throw new Invalid({ fromPath: 'This address cannot lead on' });
  if (await ctx.answersAt(from.pathname))
    throw new Invalid({ fromPath: 'A page answers here: a redirect would never be reached' });
  if (input.status === 410) {
    if (input.target !== '') throw new Invalid({ target: 'A page that is gone leads nowhere' });
    return { fromPath, target: '', targetPath: '' };
  }
  const to = ownAddress(ctx, input.target);
  if (!to) throw new Invalid({ target: 'Enter an address of this website, like /new-page' });
  const targetPath = comparable(to.pathname);
  if (targetPath === fromPath) throw new Invalid({ target: 'This leads back to itself' });
  // What answers is no redirect of ours, so this also refuses the beginning of a chain.
  if (!(await ctx.answersAt(to.pathname))) throw new Invalid({ target: 'No page answers at this address' });
  return { fromPath, target: `${to.pathname}${to.search}${to.hash}`, targetPath };
}

/** An address on our own host, or null. What a browser would take elsewhere, like `//host` or `/.//host`, is not ours. */
function ownAddress({ publicUrl }: Ctx, text: string): URL | null {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(text) || !URL.canParse(text, publicUrl)) return null;
  const url = new URL(text, publicUrl);
  const isOurs = url.origin === new URL(publicUrl).origin && !url.username;
  // Dots are resolved by now: `/.//host` has become `//host`.
  return isOurs && !url.pathname.startsWith('//') ? url : null;
}

/**
 * Holds every redirect until the transaction ends and refuses one that would begin a chain or close a loop: each leads
 * to its end in one step. @throws Invalid
 */
export async function refuseChains(
  ctx: Pick<Ctx, 'db'>,
  { fromPath, exceptId }: { fromPath: string; exceptId?: string },
): Promise<void> {
  await lockRedirects(ctx);
  const others = exceptId === undefined ? undefined : ne(redirects.id, exceptId);
  const [same] = await ctx.db
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.fromPath, fromPath), others));
  if (same) throw new Invalid({ fromPath: 'This address has a redirect already' });
  const [before] = await ctx.db
    .select({ fromPath: redirects.fromPath })
    .from(redirects)
    .where(and(eq(redirects.targetPath, fromPath), others));
  if (before)
    throw new Invalid({
      fromPath: message('{path} leads here: change that one first', { path: before.fromPath }),
    });
}
