import { and, asc, count, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { MessageStatus } from '#agency/messages/message.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

export const statusParts = ['site', 'mails', 'payments', 'files'] as const;
/** `slow`: it works, but not as it should. */
export type PartStatus = 'works' | 'slow' | 'down';
export type Status = { at: Date; parts: Record<(typeof statusParts)[number], PartStatus> };

const aMinute = 60_000;
/** What waits for longer does not leave as it should. */
const mailsSlowMs = 10 * aMinute;
const mailsDownMs = 60 * aMinute;
/** How often an order is tried at the gateway before it counts as refused. */
const triesThatTell = 2;
const filesWaitMs = 2_000;

/** How what customers use is now. That this can be read says that pages, forms and the database work. */
export async function readStatus(ctx: Pick<Ctx, 'db' | 'files' | 'now'>): Promise<Status> {
  const at = ctx.now();
  const [mails, payments, files] = await Promise.all([
    mailStatus(ctx, at),
    paymentStatus(ctx, at),
    fileStatus(ctx),
  ]);
  return { at, parts: { site: 'works', mails, payments, files } };
}

/** Of mails that wait, those behind the last one that went: one that is refused for now while others go is no fault of ours. */
async function mailStatus({ db }: Pick<Ctx, 'db'>, at: Date): Promise<PartStatus> {
  const mails = (status: MessageStatus) => and(eq(messages.status, status), eq(messages.channel, 'email'));
  const [gone] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(mails('sent'))
    .orderBy(desc(messages.id))
    .limit(1);
  const [oldest] = await db
    .select({ since: messages.createdAt })
    .from(messages)
    .where(and(mails('queued'), gone && gt(messages.id, gone.id)))
    .orderBy(asc(messages.id))
    .limit(1);
  const waitsMs = oldest ? at.getTime() - oldest.since.getTime() : 0;
  return waitsMs > mailsDownMs ? 'down' : waitsMs > mailsSlowMs ? 'slow' : 'works';
}

/** Of the orders of the last quarter of an hour, how many the gateway did not take. */
async function paymentStatus({ db }: Pick<Ctx, 'db'>, at: Date): Promise<PartStatus> {
  const [row] = await db
    .select({
      all: count(),
      stuck: sql<number>`count(*) filter (where ${and(
        eq(paymentTransactions.status, 'created'),
        gte(paymentTransactions.openingTries, triesThatTell),
      )})::int`,
    })
    .from(paymentTransactions)
    .where(gt(paymentTransactions.createdAt, new Date(at.getTime() - 15 * aMinute)));
  const { all = 0, stuck = 0 } = row ?? {};
  return stuck === 0 ? 'works' : stuck === all ? 'down' : 'slow';
}

async function fileStatus({ files }: Pick<Ctx, 'files'>): Promise<PartStatus> {
  const silent = new Promise<PartStatus>((resolve) => setTimeout(resolve, filesWaitMs, 'down').unref());
  const answer = files.check().then(
    (): PartStatus => 'works',
    (): PartStatus => 'down',
  );
  return Promise.race([answer, silent]);
}
