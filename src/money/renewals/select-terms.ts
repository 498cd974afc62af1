import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { sameService } from '#money/admissions/same-service.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { benefitTerms } from './table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { payerOf } from '#money/payments/one-transaction.ts';
import type { Term } from './term.ts';

/** Which terms are wanted: of one customer, or those that end within a span. */
export type TermQuery = { customerId?: string; endsFrom?: Date; endsUntil?: Date };

const most = 500;

// Named in full: a select of one table leaves its name away, and within `exists` it would be the later one's.
const own = { serviceId: sql`admissions.service_id`, serviceName: sql`admissions.service_name` };
const later = { serviceId: sql`later.service_id`, serviceName: sql`later.service_name` };

/** Plans and benefits that were bought for a time and not given back, the one that ends first before the others. */
export async function selectTerms(ctx: Pick<Ctx, 'db'>, query: TermQuery): Promise<Term[]> {
  const terms = [...(await plans(ctx, query)), ...(await benefits(ctx, query))];
  return terms.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
}

async function plans(ctx: Pick<Ctx, 'db'>, query: TermQuery): Promise<Term[]> {
  const { id, customerId, activeFrom, activeUntil, status } = admissions;
  const rows = await ctx.db
    .select({
      id,
      customerId,
      serviceName: admissions.serviceName,
      planName: admissions.planName,
      months: admissions.planMonths,
      startsAt: activeFrom,
      endsAt: activeUntil,
      followed: sql<boolean>`exists (select from admissions later where later.customer_id = admissions.customer_id
        and ${sameService(later, own)} and later.status in ('Active', 'Completed')
        and later.active_until > admissions.active_until)`,
    })
    .from(admissions)
    .where(
      and(
        inArray(status, ['Active', 'Completed']),
        isNotNull(activeUntil),
        // What a higher plan took the place of has ended with that.
        sql`not exists (select from admissions higher where higher.upgrades_id = admissions.id
          and higher.status <> 'Cancelled')`,
        query.customerId ? eq(customerId, query.customerId) : undefined,
        within(query, sql`${activeUntil}`),
      ),
    )
    .orderBy(activeUntil)
    .limit(most);
  return rows.flatMap(({ id: source, serviceName, planName, startsAt, endsAt, ...row }) =>
    startsAt && endsAt
      ? [
          {
            ...row,
            startsAt,
            endsAt,
            key: `plan:${source}`,
            kind: 'plan',
            source,
            title: `${serviceName}, ${planName}`,
          },
        ]
      : [],
  );
}

async function benefits(ctx: Pick<Ctx, 'db'>, query: TermQuery): Promise<Term[]> {
  const { transactionId, benefitId, endsAt } = benefitTerms;
  const { customerId } = paymentTransactions;
  const rows = await ctx.db
    .select({
      source: transactionId,
      benefitId,
      customerId,
      title: benefitTerms.title,
      months: benefitTerms.months,
      startsAt: benefitTerms.startsAt,
      endsAt,
      followed: sql<boolean>`exists (select from benefit_terms later
        join payment_transactions paid on paid.id = later.transaction_id
        where paid.customer_id = ${customerId} and later.benefit_id = ${benefitId}
        and later.revoked_at is null and later.ends_at > ${endsAt})`,
    })
    .from(benefitTerms)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, transactionId))
    .where(
      and(
        isNull(benefitTerms.revokedAt),
        query.customerId ? eq(customerId, query.customerId) : undefined,
        within(query, sql`${endsAt}`),
      ),
    )
    .orderBy(endsAt)
    .limit(most);
  return rows.map(({ benefitId: benefit, ...row }) => ({
    ...row,
    customerId: payerOf({ id: row.source, customerId: row.customerId }),
    key: `benefit:${row.source}:${benefit}`,
    kind: 'benefit',
  }));
}

const within = ({ endsFrom, endsUntil }: TermQuery, endsAt: SQL) =>
  and(
    endsFrom && sql`${endsAt} >= ${endsFrom.toISOString()}`,
    endsUntil && sql`${endsAt} <= ${endsUntil.toISOString()}`,
  );
