import { sql, type SQL } from 'drizzle-orm';
import type { StatisticsSpan } from '#desk/statistics/statistics.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { lookBackDays, mostKeys, type TouchModel } from './advertising.ts';

type Sum = { key: string; revenuePaise: number; orders: number };

/**
 * Sums of money, and of what of it went back, by the campaign of a touch of whoever paid, up to ninety days before: known
 * by the lead of the quotation, of its milestones too, else by the whole number or the address in whatever letters somebody typed it, as sales
 * follow their leads everywhere (`followPerson`). What goes back counts for the touch that brought it, however long ago
 * that was: an old refund makes this read the touches since then.
 */
export async function readSums(
  ctx: Pick<Ctx, 'db'>,
  span: StatisticsSpan,
  model: TouchModel,
): Promise<Sum[]> {
  const { rows } = await ctx.db.execute<{ key: string; paise: string; orders: string }>(sumsOf(span, model));
  return rows.map(({ key, paise, orders: n }) => ({ key, revenuePaise: Number(paise), orders: Number(n) }));
}

const sumsOf = (span: StatisticsSpan, model: TouchModel) => sql`
  with recursive back as materialized (${refunds(span)} union all ${sentBack(span)}),
  parts as (${parts}),
  touched as materialized (${touched(span, model, own)} union all ${touched(span, model, part)}), moved as materialized (
    ${orders(span)} and (t.purpose = 'quotation' or ${isTouched(`t."order" #>> '{buyer,phone}'`, `lower(t."order" #>> '{buyer,email}')`)})
    union all ${receipts(span)} and (${isTouched('b.mobile', 'lower(b.email)')} or ${isOfTouched})
    union all select * from back
  )
  ${sumBy(
    model,
    ['phone', 'email', 'lead_id'].map(
      (known) =>
        sql`select m.id, m.paise, m.orders, x.* from touched x join moved m on m.${sql.raw(known)} = x.${sql.raw(known)} and ${near}`,
    ),
  )}`;

/** Touches with how their lead is known: by its own number and address, or by those of leads that became part of it. */
const touched = (span: StatisticsSpan, model: TouchModel, known: SQL) => sql`
    select x.lead_id, x.id as touch, x.at, x.${column(model)} as key, nullif(lower(l.email), '') as email,
      case when l.phone_complete then l.phone end as phone
    from ${leadTouches} x join ${leads} own on own.id = x.lead_id ${known}
    where x.campaign <> '' and own.deleted_at is null
      and x.at >= least(${momentInIndia(span.from, '00:00').toISOString()}::timestamptz, (select min(at) from back)) - ${lookBack}
      and x.at < ${momentInIndia(addDays(span.to, 1), '00:00').toISOString()}`;

const own = sql.raw('join leads l on l.id = own.id');
const part = sql.raw('join parts on parts.into_id = own.id join leads l on l.id = parts.id');

/** Leads that became part of others, each with every lead that it leads on to. */
const parts = sql.raw(`select id, merged_into as into_id from leads where merged_into is not null
    union select parts.id, l.merged_into from parts join leads l on l.id = parts.into_id where l.merged_into is not null`);

/** That somebody reached us by a campaign: of everybody else's money, which is most of it, nothing has to be known. */
const isTouched = (phone: string, email: string) =>
  sql.raw(`(${phone} in (select phone from touched where phone is not null)
    or ${email} in (select email from touched where email is not null))`);

/** The quotations whose milestones' invoices money has settled. */
const milestones = `settlements m join quotation_milestones p on p.invoice_id = m.invoice_id
      join quotations q on q.id = p.quotation_id where m.kind = 'money'`;
/** Whoever pays them: their number need not be the lead's. */
const isOfTouched = sql.raw(`r.id in (select m.receipt_id from ${milestones}
      and q.lead_id in (select lead_id from touched))`);
const leadOfReceipt = `(select q.lead_id from ${milestones} and m.receipt_id = r.id and q.lead_id is not null limit 1)`;

const lookBack = sql.raw(`interval '${lookBackDays} days'`);

const column = (model: TouchModel) => sql.raw(model === 'first' ? 'campaign' : 'last_campaign');

/** Of whatever a touch may have brought: the money that came within ninety days after it. */
const near = sql`x.at <= m.at and x.at > m.at - ${lookBack}`;

/** Gives each sum of money to one touch, and adds up. */
const sumBy = (model: TouchModel, touches: SQL[]) => {
  const order = sql.raw(model === 'first' ? 'asc' : 'desc');
  return sql`
    select key, sum(paise) as paise, sum(orders) as orders from (
      select distinct on (id) id, key, paise, orders from (${sql.join(touches, sql` union all `)}) each_touch
      order by id, at ${order}, touch ${order}
    ) each_one group by key order by sum(orders) desc, key limit ${mostKeys}`;
};

/** Of payments: whose they are, as their orders say. */
const payer = `t."order" #>> '{buyer,phone}' as phone, lower(t."order" #>> '{buyer,email}') as email,
    case when t.purpose = 'quotation' and t.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then (select q.lead_id from quotations q where q.id = t.subject_id::uuid) end as lead_id`;

/** As the dashboard counts them: what pays an invoice is a receipt. */
const orders = (span: StatisticsSpan) =>
  sql.raw(`select t.id, t.paid_at as at, ${payer}, t.total_paise as paise, 1 as orders
    from payment_transactions t where t.purpose <> 'invoice' and ${on('t.paid_at', span)}`);

const refunds = (span: StatisticsSpan) =>
  sql.raw(`select r.id::text, t.paid_at as at, ${payer}, -r.amount_paise as paise, 0 as orders
    from payment_refunds r join payment_transactions t on t.id = r.transaction_id
    where t.purpose <> 'invoice' and t.paid_at is not null and r.gateway_payment_id = t.paid_payment_id
      and r.status = 'processed' and ${on('r.updated_at', span)}`);

/** What the bank brought for invoices, known by the day alone: touches of that day count. */
const receiptDay = `(r.received_on + 1)::timestamp at time zone 'Asia/Kolkata'`;
const receipts = (span: StatisticsSpan) =>
  sql.raw(`select r.id::text, ${receiptDay}, b.mobile, lower(b.email), ${leadOfReceipt}, r.amount_paise, 0
    from receipts r join buyers b on b.id = r.buyer_id
    where r.transaction_id is null and not r.misbooked and r.received_on between '${span.from}' and '${span.to}'`);

const sentBack = (span: StatisticsSpan) =>
  sql.raw(`select s.id::text, coalesce(${receiptDay}, s.at), b.mobile, lower(b.email), ${leadOfReceipt}, -s.amount_paise, 0
    from settlements s join buyers b on b.id = s.buyer_id left join receipts r on r.id = s.receipt_id
    where s.kind in ('sent-back', 'came-back') and (r.misbooked is not true or r.transaction_id is not null)
      and ${on('s.at', span)} and (s.kind <> 'sent-back' or s.advance_id is not null or r.transaction_id is null)`);

/** That a moment lies in these Indian days, whose texts the call's schema has checked. */
const on = (moment: string, { from, to }: StatisticsSpan) =>
  `${moment} >= '${momentInIndia(from, '00:00').toISOString()}' and ${moment} < '${momentInIndia(addDays(to, 1), '00:00').toISOString()}'`;
