import { sql, type SQL } from 'drizzle-orm';
import type { StatisticsSpan } from '#desk/statistics/statistics.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { lookBackDays, mostKeys, type TouchModel } from './advertising.ts';

type Sum = { key: string; revenuePaise: number; orders: number };

/** What each campaign's touches brought in these days, and what of it went back: two questions. */
export const readSums = (ctx: Pick<Ctx, 'db'>, span: StatisticsSpan, model: TouchModel): Promise<Sum[]>[] =>
  [cameFrom(span, model), wentBackTo(span, model)].map(async (query) => {
    const { rows } = await ctx.db.execute<{ key: string; paise: string; orders: string }>(query);
    return rows.map(({ key, paise, orders: n }) => ({ key, revenuePaise: Number(paise), orders: Number(n) }));
  });

/**
 * Sums of money by the campaign of a touch of whoever paid, up to ninety days before: known by the lead of the quotation,
 * else by the whole number or the address, as sales follow their leads everywhere (`followPerson`).
 */
const cameFrom = (span: StatisticsSpan, model: TouchModel) => sql`
  with touched as materialized (
    select x.lead_id, x.id as touch, x.at, x.${column(model)} as key, nullif(l.email, '') as email,
      case when l.phone_complete then l.phone end as phone
    from ${leadTouches} x join ${leads} l on l.id = x.lead_id
    where x.campaign <> '' and l.deleted_at is null
      and x.at >= ${momentInIndia(addDays(span.from, -lookBackDays), '00:00').toISOString()}
      and x.at < ${momentInIndia(addDays(span.to, 1), '00:00').toISOString()}
  ), came as materialized (
    ${orders(span)} and (t.purpose = 'quotation' or ${isTouched(`t."order" #>> '{buyer,phone}'`, `t."order" #>> '{buyer,email}'`)})
    union all ${receipts(span)} and ${isTouched('b.mobile', 'b.email')}
  )
  ${sumBy(model, [
    sql`select m.id, m.paise, m.orders, x.* from touched x join came m on m.phone = x.phone and ${near}`,
    sql`select m.id, m.paise, m.orders, x.* from touched x join came m on m.email = x.email and ${near}`,
    sql`select m.id, m.paise, m.orders, x.* from touched x join came m on m.lead_id = x.lead_id and ${near}`,
  ])}`;

/** That somebody reached us by a campaign: of everybody else's money, which is most of it, nothing has to be known. */
const isTouched = (phone: string, email: string) =>
  sql.raw(`(${phone} in (select phone from touched where phone is not null)
    or ${email} in (select email from touched where email is not null))`);

const wentBackTo = (span: StatisticsSpan, model: TouchModel) => {
  const by = (join: SQL) => sql`
    select m.id, m.paise, 0 as orders, x.lead_id, x.id as touch, x.at, x.${column(model)} as key
    from back m ${join} join ${leadTouches} x on x.lead_id = l.id and x.campaign <> '' and ${near}
    where l.deleted_at is null`;
  return sql`
    with back as materialized (${refunds(span)} union all ${sentBack(span)})
    ${sumBy(model, [
      by(sql`join ${leads} l on l.phone = m.phone and l.phone_complete and m.phone <> ''`),
      by(sql`join ${leads} l on l.email = m.email and m.email <> ''`),
      by(sql`join ${leads} l on l.id = m.lead_id`),
    ])}`;
};

const column = (model: TouchModel) => sql.raw(model === 'first' ? 'campaign' : 'last_campaign');

/** Of whatever a touch may have brought: the money that came within ninety days after it. */
const near = sql`x.at <= m.at and x.at > m.at - make_interval(days => ${lookBackDays}::int)`;

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
const payer = `t."order" #>> '{buyer,phone}' as phone, t."order" #>> '{buyer,email}' as email,
    case when t.purpose = 'quotation' and t.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then (select q.lead_id from quotations q where q.id = t.subject_id::uuid) end as lead_id`;

/** As the dashboard counts them: what pays an invoice is a receipt. */
const orders = (span: StatisticsSpan) =>
  sql.raw(`select t.id, t.paid_at as at, ${payer}, t.total_paise as paise, 1 as orders
    from payment_transactions t where t.purpose <> 'invoice' and ${on('t.paid_at', span)}`);

const refunds = (span: StatisticsSpan) =>
  sql.raw(`select r.id, t.paid_at as at, ${payer}, -r.amount_paise as paise
    from payment_refunds r join payment_transactions t on t.id = r.transaction_id
    where t.purpose <> 'invoice' and r.status = 'processed' and ${on('r.updated_at', span)}`);

/** What the bank brought for invoices, known by the day alone: touches of that day count. */
const receiptDay = `(r.received_on + 1)::timestamp at time zone 'Asia/Kolkata'`;
const receipts = (span: StatisticsSpan) =>
  sql.raw(`select r.id::text, ${receiptDay}, b.mobile, b.email, null, r.amount_paise, 0
    from receipts r join buyers b on b.id = r.buyer_id
    where r.transaction_id is null and r.received_on between '${span.from}' and '${span.to}'`);

const sentBack = (span: StatisticsSpan) =>
  sql.raw(`select s.id, coalesce(${receiptDay}, s.at), b.mobile, b.email, null, -s.amount_paise
    from settlements s join buyers b on b.id = s.buyer_id left join receipts r on r.id = s.receipt_id
    where s.kind in ('sent-back', 'came-back') and ${on('s.at', span)}
      and (s.kind <> 'sent-back' or s.advance_id is not null or r.transaction_id is null)`);

/** That a moment lies in these Indian days, whose texts the call's schema has checked. */
const on = (moment: string, { from, to }: StatisticsSpan) =>
  `${moment} >= '${momentInIndia(from, '00:00').toISOString()}' and ${moment} < '${momentInIndia(addDays(to, 1), '00:00').toISOString()}'`;
