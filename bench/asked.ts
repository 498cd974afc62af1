import { createHash } from 'node:crypto';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { benchField, benchTag, type Part } from './fill.ts';
import { sourceId } from './fill-sales.ts';
import { benchFolder, benchLetter } from './fill-site.ts';
import { benchWebhook } from './fill-webhooks.ts';

/** The customer who asks, whose id, as the fill makes it, is a UUID by its version and variant as well; a payment of theirs. */
export const buyer = 'buyer4726@example.com';
export const payment = `txn_${createHash('md5').update('4725').digest('hex')}`;

/** A company whose id, as the fill makes it, is a UUID by its version and variant as well. */
const company = '4769';
export const companyId = createHash('md5')
  .update(`owes${company}`)
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const lastMonth = addDays(`${dateInIndia(new Date()).slice(0, 7)}-01`, -1).slice(0, 7);

/** What reads a whole month of some 28,000 documents and works something out of each. */
const monthMs = 10_000;
/** What counts all readers, a million of them, beside the form of a letter. */
const readersMs = 500;

/** What is asked, by whom; `body`: posted; `first`: until the first bytes are there; `mostMs`: where it is no list; `of`: see `fill`. */
export type Asked = {
  what: string;
  who: 'customer' | 'staff';
  path: string;
  body?: object;
  first?: boolean;
  mostMs?: number;
  of?: Part;
};

/** The lists of what came after the first sales: projects, doors for leads, what networks were told, programs. */
const sales: [what: string, path: string][] = [
  ['webhook deliveries, first page', 'webhook-deliveries'],
  ['webhook deliveries, page 400', 'webhook-deliveries?offset=10000'],
  ['webhook deliveries, given up', 'webhook-deliveries?status=dead'],
  ['webhook deliveries, of a rare event', 'webhook-deliveries?event=certificate.revoked'],
  [
    'webhook deliveries, of an event that one address never hears of',
    `webhook-deliveries?webhookId=${benchWebhook}&event=help.asked`,
  ],
  ['webhook deliveries, of a month', `webhook-deliveries?from=${lastMonth}-01&to=${lastMonth}-28`],
  ['projects, first page', 'projects'],
  ['projects, page 400', 'projects?offset=10000'],
  ['projects, a column of the board', 'projects?state=running&openStep=3&perPage=20'],
  ['projects, done', 'projects?state=done'],
  ['projects, late', 'projects?late=true'],
  ['projects, with something new', 'projects?news=true'],
  ['projects, a common name', 'projects?q=meera'],
  ['projects, name and surname', 'projects?q=meera+kale'],
  ['projects, a number', 'projects?q=PR-4711'],
  ['projects, nobody', 'projects?q=nobodyatall'],
  ['conversions, first page', 'conversions'],
  ['conversions, page 400', 'conversions?offset=10000'],
  ['conversions, to a network that hears little', 'conversions?destination=ga4'],
  ['conversions, won', 'conversions?event=won'],
  ['conversions, given up', 'conversions?state=dead'],
  ['conversions, won and given up at Meta', 'conversions?event=won&state=dead&destination=meta'],
  ['networks, with their counts', 'conversion-destinations'],
  ['leads from outside, the sources', 'outside-sources'],
  ['leads from outside, first page', 'outside-leads'],
  ['leads from outside, page 400', 'outside-leads?offset=10000'],
  ['leads from outside, that wait', 'outside-leads?state=waiting'],
  ['leads from outside, refused of one source', `outside-leads?state=refused&sourceId=${sourceId}2`],
  ['leads from outside, of a source without any', `outside-leads?sourceId=${sourceId}3`],
  ['leads, the highest score', 'leads?sort=score&order=desc'],
  ['leads, the highest score, qualified', 'leads?sort=score&order=desc&status=qualified'],
  ['leads, the lowest score, page 400', 'leads?sort=score&order=asc&offset=10000'],
  ['tags of leads', 'lead-tags'],
  ['proposals, first page', 'proposals'],
  ['proposals, page 400', 'proposals?offset=10000'],
  ['proposals, open', 'proposals?status=open'],
  ['tokens', 'api-tokens'],
  ['accounts of platforms', 'ad-accounts'],
];

/** What comes in by the site, and what visitors look for in it. */
const site: [what: string, path: string, body?: object][] = [
  ['search of the site, a rare word', '/search?q=rarely'],
  ['search of the site, a word of every second page', '/search?q=common'],
  ['search of the site, two common words', '/search?q=website+price'],
  ['search of the site, the beginning of many words', '/search?q=sh'],
  ['search of the site, in Hindi', '/hi/search?q=दुकान'],
  ['search of the site, in Marathi, two words', '/mr/search?q=ग्राहक+ऑनलाइन'],
  ['search of the site, misspelt', '/search?q=webiste'],
  ['search of the site, nothing', '/search?q=zzqqzzqq'],
  ['pictures, first page', '/staff/media'],
  ['pictures, page 400', '/staff/media?offset=10000'],
  ['pictures, of a folder', `/staff/media?folder=${benchFolder}`],
  ['pictures, in no folder', '/staff/media?folder=none'],
  ['pictures, a word', '/staff/media?q=meera'],
  ['pictures, a number', '/staff/media?q=474711'],
  ['pictures, two words in a folder', `/staff/media?folder=${benchFolder}&q=meera+kale`],
  ['pictures, nothing', '/staff/media?q=nothingatall'],
  ['folders of pictures, with their counts', '/staff/media-folders'],
  ['letters, with how many readers there are', '/staff/letters'],
  ['what a letter led to', `/staff/letters/${benchLetter}/figures`],
  ['groups of readers, with their counts', '/staff/letters/groups'],
  ['readers, all', '/staff/letters/count', {}],
  [
    'readers, in Hindi of two topics',
    '/staff/letters/count',
    { languages: ['hi'], interests: ['Topic 3', 'Topic 4'] },
  ],
  ['readers, from some pages', '/staff/letters/count', { source: '/blogs/article-1' }],
  ['readers, who are customers', '/staff/letters/count', { customers: 'only' }],
  ['readers, who are no customers', '/staff/letters/count', { customers: 'none' }],
  ['readers, of some weeks', '/staff/letters/count', { since: `${lastMonth}-01`, until: `${lastMonth}-28` }],
  ['readers, who are quiet', '/staff/letters/count', { quietDays: 60 }],
  ['subscribers, first page', '/staff/subscribers'],
  ['subscribers, page 400', '/staff/subscribers?offset=10000'],
  ['subscribers, pending', '/staff/subscribers?status=pending'],
  ['subscribers, an address', '/staff/subscribers?q=reader4711'],
  ['subscribers, nobody', '/staff/subscribers?q=nobodyatall'],
  ['the waiting list', '/staff/waiting-list'],
  ['questions without an answer', '/staff/unanswered-questions'],
  ['mails and chats, first page', '/staff/incoming-mails'],
  ['mails and chats, page 400', '/staff/incoming-mails?offset=10000'],
  ['mails and chats, that wait', '/staff/incoming-mails?state=waiting'],
  ['mails and chats, done', '/staff/incoming-mails?state=handled'],
  ['mails and chats, of nobody', '/staff/incoming-mails?stray=true'],
  ['mails and chats, of nobody, that wait', '/staff/incoming-mails?stray=true&state=waiting'],
];

/** Every call. @param customerId one of the customers */
export const asked = (customerId: string): Asked[] => [
  {
    what: 'a customer, with their chat',
    who: 'staff',
    path: `/staff/customers/${customerId}`,
    of: 'site',
  },
  { what: "a customer's receipt", who: 'customer', path: `/payment-pay/order/${payment}` },
  { what: "a customer's payments", who: 'customer', path: `/payment-pay/orders/${customerId}` },
  { what: 'payments, first page', who: 'staff', path: '/staff/payments' },
  { what: 'payments, page 400', who: 'staff', path: '/staff/payments?offset=10000' },
  { what: 'payments, expired', who: 'staff', path: '/staff/payments?status=expired' },
  { what: 'payments, with test keys', who: 'staff', path: '/staff/payments?mode=test' },
  { what: 'payments, of quotations', who: 'staff', path: '/staff/payments?purpose=quotation' },
  { what: 'payments, to be looked at', who: 'staff', path: '/staff/payments?attention=true' },
  { what: 'payments, a common name', who: 'staff', path: '/staff/payments?q=meera' },
  { what: 'payments, name and surname', who: 'staff', path: '/staff/payments?q=meera+kale' },
  { what: 'payments, one address', who: 'staff', path: '/staff/payments?q=buyer4711%40example.com' },
  { what: 'payments, a number', who: 'staff', path: `/staff/payments?q=${payment}` },
  { what: 'one payment', who: 'staff', path: `/staff/payments/${payment}` },
  { what: 'invoices, first page', who: 'staff', path: '/staff/invoices' },
  { what: 'invoices, page 400', who: 'staff', path: '/staff/invoices?offset=10000' },
  { what: 'invoices, of a year', who: 'staff', path: '/staff/invoices?financialYear=24-25' },
  { what: 'invoices, credit notes', who: 'staff', path: '/staff/invoices?kind=credit-note' },
  { what: 'invoices, debit notes (none)', who: 'staff', path: '/staff/invoices?kind=debit-note' },
  { what: 'invoices, waiting for the portal', who: 'staff', path: '/staff/invoices?registration=waiting' },
  { what: 'invoices, of one company', who: 'staff', path: `/staff/invoices?buyerId=${companyId}` },
  { what: 'invoices, of one payment', who: 'staff', path: `/staff/invoices?transactionId=${payment}` },
  { what: 'invoices, a common name', who: 'staff', path: '/staff/invoices?q=company' },
  { what: 'invoices, name and number', who: 'staff', path: `/staff/invoices?q=company+${company}` },
  { what: 'invoices, one address', who: 'staff', path: `/staff/invoices?q=owes${company}%40example.com` },
  { what: 'invoices, a number', who: 'staff', path: '/staff/invoices?q=MIL%2F26-27%2F0004711' },
  { what: 'invoices, the end of a number', who: 'staff', path: '/staff/invoices?q=4711' },
  { what: 'invoices, nobody', who: 'staff', path: '/staff/invoices?q=nobodyatall' },
  { what: 'who owes what, first page', who: 'staff', path: '/staff/receivables' },
  { what: 'who owes what, page 400', who: 'staff', path: '/staff/receivables?offset=10000' },
  { what: 'who owes what, 61 to 90 days', who: 'staff', path: '/staff/receivables?age=61-90' },
  { what: 'who owes what, more than 90 days', who: 'staff', path: '/staff/receivables?age=90%2B' },
  { what: 'who owes what, a common name', who: 'staff', path: '/staff/receivables?q=company' },
  { what: 'who owes what, one company', who: 'staff', path: `/staff/receivables?q=company+${company}` },
  { what: 'who owes what, nobody', who: 'staff', path: '/staff/receivables?q=nobodyatall' },
  { what: 'who owes what, the sums by age', who: 'staff', path: '/staff/receivables/sums' },
  { what: 'account of a company', who: 'staff', path: `/staff/buyers/${companyId}/account` },
  {
    what: 'statement of a company, a year as a PDF',
    who: 'staff',
    path: `/staff/buyers/${companyId}/statement.pdf?from=${addDays(`${lastMonth}-01`, -365)}&to=${lastMonth}-28`,
    mostMs: 1_000,
  },
  { what: 'drafts of invoices', who: 'staff', path: '/staff/invoice-drafts' },
  { what: 'buyers, first page', who: 'staff', path: '/staff/buyers' },
  { what: 'buyers, one company', who: 'staff', path: `/staff/buyers?q=company+${company}` },
  { what: 'tax kept back, first page', who: 'staff', path: '/staff/kept-back' },
  { what: 'tax kept back, not found yet', who: 'staff', path: '/staff/kept-back?seen=no' },
  { what: 'tax kept back, of GST', who: 'staff', path: '/staff/kept-back?kind=gst-tds' },
  {
    what: 'tax kept back, sums of a quarter',
    who: 'staff',
    path: '/staff/kept-back/sums?quarter=2026-27+Q2',
  },
  { what: 'tax kept back, of a quarter', who: 'staff', path: '/staff/kept-back?quarter=2026-27+Q2' },
  { what: 'payment links', who: 'staff', path: '/staff/payment-links' },
  { what: 'payments claimed, open', who: 'staff', path: '/staff/payment-claims?status=open' },
  {
    what: 'lines of the bank, open, with proposals',
    who: 'staff',
    path: '/staff/bank-transactions?status=open',
  },
  { what: 'lines of the bank, page 400', who: 'staff', path: '/staff/bank-transactions?offset=10000' },
  { what: 'recurring invoices', who: 'staff', path: '/staff/recurring-invoices' },
  { what: 'quotations, first page', who: 'staff', path: '/staff/quotations' },
  { what: 'quotations, a name', who: 'staff', path: '/staff/quotations?q=meera' },
  { what: 'quotations, nobody', who: 'staff', path: '/staff/quotations?q=nobodyatall' },
  { what: 'quotations, accepted', who: 'staff', path: '/staff/quotations?state=accepted' },
  { what: 'price list', who: 'staff', path: '/staff/price-items' },
  { what: 'what waits today', who: 'staff', path: '/staff/today' },
  { what: 'the dashboard', who: 'staff', path: `/staff/dashboard?from=${lastMonth}-01&to=${lastMonth}-28` },
  {
    what: 'advertising, by last touch',
    who: 'staff',
    path: `/staff/advertising?from=${lastMonth}-01&to=${lastMonth}-28&model=last`,
  },
  {
    what: 'advertising, by first touch',
    who: 'staff',
    path: `/staff/advertising?from=${lastMonth}-01&to=${lastMonth}-28&model=first`,
  },
  { what: 'anything called so', who: 'staff', path: '/staff/search?q=meera' },
  { what: 'the forecast', who: 'staff', path: '/staff/deal-forecast' },
  { what: 'sums on the board', who: 'staff', path: '/staff/leads/sums' },
  { what: 'progress towards targets', who: 'staff', path: '/staff/target-progress' },
  { what: 'leads, the highest value', who: 'staff', path: '/staff/leads?sort=valuePaise&order=desc' },
  { what: 'leads, of a tag', who: 'staff', path: `/staff/leads?tag=${benchTag}` },
  {
    what: 'leads, by an own field',
    who: 'staff',
    path: `/staff/leads?custom=${encodeURIComponent(JSON.stringify({ [benchField]: { is: 'Thane' } }))}`,
  },
  { what: 'leads in the trash', who: 'staff', path: '/staff/leads?trash=true' },
  { what: 'leads, first page', who: 'staff', path: '/staff/leads' },
  { what: 'leads, page 400', who: 'staff', path: '/staff/leads?offset=10000' },
  { what: 'leads, by name', who: 'staff', path: '/staff/leads?sort=name&order=asc' },
  { what: 'leads, new', who: 'staff', path: '/staff/leads?status=new' },
  { what: 'leads, of one source', who: 'staff', path: '/staff/leads?source=Chatbot' },
  { what: 'leads, of a rare form', who: 'staff', path: '/staff/leads?form=picker' },
  { what: 'leads, due', who: 'staff', path: '/staff/leads?followUp=due&sort=nextFollowUpAt&order=asc' },
  { what: 'leads, a common name', who: 'staff', path: '/staff/leads?q=meera' },
  { what: 'leads, three words', who: 'staff', path: '/staff/leads?q=meera+kale+google' },
  { what: 'leads, one address', who: 'staff', path: '/staff/leads?q=visitor4711%40example.com' },
  { what: 'leads, nobody', who: 'staff', path: '/staff/leads?q=nobodyatall' },
  { what: "leads, the tabs' counts", who: 'staff', path: '/staff/leads/counts' },
  { what: 'leads, export begins', who: 'staff', path: '/staff/leads/export.csv', first: true },
  {
    what: 'leads, filtered export begins',
    who: 'staff',
    path: '/staff/leads/export.csv?q=meera&status=won',
    first: true,
  },
  ...sales.map(([what, path]) => ({
    what,
    path: `/staff/${path}`,
    who: 'staff' as const,
    of: 'sales' as const,
  })),
  ...site.map(([what, path, body]) => ({
    what,
    path,
    ...(body && { body }),
    ...(/\/letters\/(count|groups)$/.test(path) && { mostMs: readersMs }),
    who: 'staff' as const,
    of: 'site' as const,
  })),
  { what: 'the return of a month', who: 'staff', path: `/staff/gst-returns/${lastMonth}`, mostMs: monthMs },
  {
    what: 'the return of a month, for the portal',
    who: 'staff',
    path: `/staff/gst-returns/${lastMonth}/portal.json`,
    mostMs: monthMs,
  },
  { what: 'the books of a month', who: 'staff', path: `/staff/books/${lastMonth}`, mostMs: monthMs },
  { what: 'the books for Tally', who: 'staff', path: `/staff/books/${lastMonth}/tally.zip`, mostMs: monthMs },
];
