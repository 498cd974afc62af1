import { csvLines } from '#kit/csv.ts';
import { rupees } from '#kit/india/money.ts';
import type { Advertising, Brought } from './advertising.ts';
import { costPer, shareBetween } from './confidence.ts';
import { platformName, rowName } from './row-name.ts';

const percent = (share: number) => (share * 100).toFixed(1);

/** The figures of one line: what it cost, what it brought, and between which bounds each of it lies. */
function cells(spendPaise: number | null, of: Brought): string[] {
  const { visits, leads, qualified, orders, revenuePaise } = of;
  const rate = (hits: number, among: number) => {
    const between = shareBetween(hits, among);
    return between ? [percent(hits / among), percent(between[0]), percent(between[1])] : ['', '', ''];
  };
  const cost = (count: number) => {
    const one = costPer(spendPaise, count);
    return one
      ? [rupees(one.paise), ...one.between.map(rupees), one.isTooFew ? 'yes' : 'no']
      : ['', '', '', ''];
  };
  return [
    spendPaise === null ? '' : rupees(spendPaise),
    ...[visits, leads, qualified, orders].map(String),
    rupees(revenuePaise),
    ...rate(leads, visits),
    ...rate(qualified, leads),
    ...cost(leads),
    ...cost(orders),
  ];
}

const bounds = ['at least', 'at most'];
const head = [
  'Platform',
  'Campaign',
  'Spend, rupees',
  'Visits',
  'Leads',
  'Qualified',
  'Orders',
  'Revenue, rupees',
  ...['Leads per 100 visits', 'Qualified per 100 leads'].flatMap((what) => [
    what,
    ...bounds.map((bound) => `${what}, ${bound}`),
  ]),
  ...['Cost per lead', 'Cost per order'].flatMap((what) => [
    what,
    ...bounds.map((bound) => `${what}, ${bound}`),
    `${what}: too few to tell`,
  ]),
];

/** What the screen shows, as CSV; bounds at 95 %. */
export function advertisingCsv({ rows, others, none, totals }: Advertising): string {
  const rest = others.count > 0 ? [['', `${others.count} others`, ...cells(others.spendPaise, others)]] : [];
  return csvLines([
    head,
    ...rows.map((row) => [platformName(row.platform), rowName(row), ...cells(row.spendPaise, row)]),
    ...rest,
    ['', 'No campaign known', ...cells(null, none)],
    ['', 'All', ...cells(totals.spendPaise, totals)],
  ]);
}
