import { and, desc, lt } from 'drizzle-orm';
import { subscribers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { batchSize, listExport, oneLine, type RowOf } from '#agency/exports/list-export.ts';
import { filterSubscribers, subscriberColumns } from './staff-subscribers.ts';
import { SubscriberFilter } from './subscriber.ts';

/** Who asked for the newsletter, the latest first. */
const begin = async (ctx: Ctx, filter: SubscriberFilter) => (last: { id: string } | null) =>
  ctx.db
    .select(subscriberColumns)
    .from(subscribers)
    .where(and(filterSubscribers(filter), last ? lt(subscribers.id, last.id) : undefined))
    .orderBy(desc(subscribers.id))
    .limit(batchSize);

export const subscriberExport = listExport({
  permission: 'subscribers:export',
  subject: 'subscriber',
  filter: SubscriberFilter,
  linesOf: oneLine<RowOf<typeof begin>>,
  columns: {
    'E-mail': (row) => row.email,
    State: (row) => row.status,
    'Asked (UTC)': { utc: (row) => row.requestedAt },
    'Confirmed (UTC)': { utc: (row) => row.confirmedAt },
    'Unsubscribed (UTC)': { utc: (row) => row.unsubscribedAt },
  },
  begin,
});
