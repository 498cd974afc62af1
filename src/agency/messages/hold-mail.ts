import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { messages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** So many seconds nobody else sends a mail that somebody was at: they say so four times as often. */
const seconds = 20;

const { channel, handedAt } = messages;
const isMail = eq(channel, 'email');

/** Nobody is sending it now, as far as is known. Of whoever died over it nothing more is heard. */
export const isFree = or(
  ne(channel, 'email'),
  isNull(handedAt),
  lt(handedAt, sql`now() - make_interval(secs => ${seconds})`),
);

/** What `handedAt` is while a mail is sent, by the database's clock, and when that is over; of others it is as it was. */
export const held = sql`case when ${isMail} then now() else ${handedAt} end`;
export const letGo = sql`case when ${isMail} then null else ${handedAt} end`;

/** Holds a mail for as long as it is being sent, however long its server takes: a job that takes too long is begun anew elsewhere. */
export async function whileHeld<T>(ctx: Pick<Ctx, 'db'>, id: string, send: () => Promise<T>): Promise<T> {
  const again = () =>
    ctx.db
      .update(messages)
      .set({ handedAt: held })
      .where(and(eq(messages.id, id), isMail, eq(messages.status, 'queued')))
      .catch(() => {}); // Without a database nobody else takes it up either.
  const saying = setInterval(() => void again(), (seconds * 1_000) / 4);
  return send().finally(() => clearInterval(saying));
}
