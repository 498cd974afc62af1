import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { Inbox } from '#kit/ports/inbox.ts';
import { mailboxes } from './table.server.ts';

/** Longer than a process may be silent and another one needs to take over, in seconds. */
const tooLong = 300;

/** What staff are told of the mailbox that is read. @throws Error that says why it is not */
export async function inboxState({ db }: Pick<Ctx, 'db'>, { name }: Pick<Inbox, 'name'>): Promise<string> {
  const [box] = await db
    .select({
      error: mailboxes.error,
      takenIn: mailboxes.takenIn,
      silent: sql<number | null>`extract(epoch from now() - ${mailboxes.seenAt})::int`,
    })
    .from(mailboxes)
    .where(eq(mailboxes.name, name));
  if (box?.error) throw new Error(`${name}: ${box.error}`);
  if (!box || box.silent === null) return `${name}, not looked at yet`;
  if (box.silent > tooLong)
    throw new Error(`${name} was looked at ${Math.round(box.silent / 60)} minutes ago`);
  return `${name}, ${box.takenIn} taken in`;
}
