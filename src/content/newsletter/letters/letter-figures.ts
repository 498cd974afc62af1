import { and, asc, count, eq, isNotNull, like, sql } from 'drizzle-orm';
import { cameBack } from '#agency/messages/message.ts';
import { messages } from '#agency/messages/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { letterLinks, letterReaders, letters } from './table.server.ts';

/**
 * What became of a letter. `delivery` counts its mails, and is null where they are not kept any more (Privacy);
 * `allowed` counts those readers alone who let us see what they open and follow.
 * @throws NotFound
 */
export async function letterFigures(ctx: Ctx, input: { letterId: string }) {
  allow(ctx.actor, 'subscribers:read');
  const of = eq(messages.batchId, input.letterId);
  const when = (condition: ReturnType<typeof eq>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [[letter], [mails], [allowed], links] = await Promise.all([
    ctx.db
      .select({
        readers: letters.readers,
        sentTo: letters.sentTo,
        sentToB: letters.sentToB,
        unsubscribed: letters.unsubscribed,
        decision: letters.decision,
        decideAt: letters.decideAt,
      })
      .from(letters)
      .where(eq(letters.id, input.letterId)),
    ctx.db
      .select({
        all: count(),
        waiting: when(eq(messages.status, 'queued')),
        failed: when(eq(messages.status, 'failed')),
        cameBack: when(like(messages.lastError, `${cameBack}%`)),
      })
      .from(messages)
      .where(of),
    ctx.db
      .select({
        readers: count(),
        opened: when(isNotNull(letterReaders.openedAt)),
        clicked: when(isNotNull(letterReaders.clickedAt)),
      })
      .from(letterReaders)
      .where(eq(letterReaders.letterId, input.letterId)),
    ctx.db
      .select({
        url: letterLinks.url,
        a: clicksWith('a'),
        b: clicksWith('b'),
      })
      .from(letterLinks)
      .where(eq(letterLinks.letterId, input.letterId))
      .groupBy(letterLinks.url)
      .orderBy(asc(sql`min(${letterLinks.id}::text)`)),
  ]);
  if (!letter) throw new NotFound('This letter');
  const { all = 0, waiting = 0, failed = 0, cameBack: back = 0 } = mails ?? {};
  return {
    ...letter,
    delivery:
      all === 0 ? null : { sent: all - waiting - failed, waiting, failed: failed - back, cameBack: back },
    allowed: allowed ?? { readers: 0, opened: 0, clicked: 0 },
    links,
  };
}

const clicksWith = (subject: 'a' | 'b') =>
  sql<number>`coalesce(sum(${letterLinks.clicks}) filter (where ${and(eq(letterLinks.subject, subject))}), 0)`.mapWith(
    Number,
  );
