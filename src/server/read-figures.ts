import { count, sql } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { JobsAdmin } from '#kit/jobs-admin.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';

/** How the business stands, by state: what an alarm can be set on. */
export type Figures = {
  leads: { status: string; number: number }[];
  /** `rupees`: of the payments in that state. */
  payments: { status: string; number: number; rupees: number }[];
  messages: { channel: string; status: string; number: number }[];
  jobs: { queue: string; state: string; number: number }[];
};

const keptMs = 30_000;

/** Counts of the whole database, made anew every half a minute at most: however often and by whomever it is asked. */
export function createFigures({ db }: Pick<Ctx, 'db'>, admin: Pick<JobsAdmin, 'counts'>) {
  let kept: { at: number; figures: Promise<Figures> } | null = null;
  return (): Promise<Figures> => {
    if (!kept || performance.now() - kept.at > keptMs) {
      const figures = readFigures({ db }, admin);
      kept = { at: performance.now(), figures };
      figures.catch(() => (kept = null));
    }
    return kept.figures;
  };
}

async function readFigures({ db }: Pick<Ctx, 'db'>, admin: Pick<JobsAdmin, 'counts'>): Promise<Figures> {
  const [byLead, byPayment, byMessage, queues] = [
    await db.select({ status: leads.status, number: count() }).from(leads).groupBy(leads.status),
    await db
      .select({
        status: paymentTransactions.status,
        number: count(),
        rupees: sql<number>`(sum(${paymentTransactions.totalPaise}) / 100)::float8`,
      })
      .from(paymentTransactions)
      .groupBy(paymentTransactions.status),
    await db
      .select({ channel: messages.channel, status: messages.status, number: count() })
      .from(messages)
      .groupBy(messages.channel, messages.status),
    await admin.counts(),
  ];
  return {
    leads: byLead,
    payments: byPayment,
    messages: byMessage,
    jobs: queues.flatMap(({ name, queued, active, failed }) =>
      Object.entries({ queued, active, failed }).map(([state, number]) => ({ queue: name, state, number })),
    ),
  };
}
