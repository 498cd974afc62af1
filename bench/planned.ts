import { listProposals } from '#desk/assistants/decide-proposal.ts';
import { ProposalFilter } from '#desk/assistants/proposal.ts';
import { listMyOrders } from '#money/checkout/list-my-orders.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import type { Role } from '#kit/permissions.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { ConversionFilter } from '#sales/leads/conversions/conversion.ts';
import { listConversions, listDestinations } from '#sales/leads/conversions/manage-conversions.ts';
import { listOutsideLeads } from '#sales/leads/outside/manage-sources.ts';
import { OutsideLeadFilter } from '#sales/leads/outside/outside-source.ts';
import { listProjects, ProjectFilter } from '#sales/projects/staff-projects.ts';
import { leadCounts } from '#sales/leads/lead-counts.ts';
import { LeadPage } from '#sales/leads/lead-filter.ts';
import { listLeads } from '#sales/leads/list-leads.ts';
import { getPayment, listPayments } from '#money/payments/list-payments.ts';
import { ownTransaction } from '#money/payments/one-transaction.ts';
import { PaymentPage } from '#money/payments/payment-filter.ts';
import { listFolders } from '#agency/media/folders.ts';
import { listPictures, PicturePage } from '#agency/media/list-pictures.ts';
import { readerGroups } from '#content/newsletter/letters/reader-groups.ts';
import { countReaders } from '#content/newsletter/letters/readers-of.ts';
import { Segment } from '#content/newsletter/letters/segment.ts';
import { listSubscribers } from '#content/newsletter/staff-subscribers.ts';
import { SubscriberFilter } from '#content/newsletter/subscriber.ts';
import { searchSite } from '#content/site-search/search-site.ts';
import { readAdvertising } from '#desk/advertising/read-advertising.ts';
import { IncomingFilter } from '#desk/incoming-mails/incoming-input.ts';
import { listIncoming } from '#desk/incoming-mails/staff-mails.ts';
import type { Language } from '#kit/language/language.ts';
import { listWaiting } from '#sales/bookings/waiting/list-waiting.ts';
import { listUnanswered } from '#sales/leads/chat/questions/staff-questions.ts';
import { contextOf } from './context.ts';
import type { Part } from './fill.ts';

/** The verbs whose plans are written down, under what they are called there. */
export function planned(
  db: Ctx['db'],
  { customerId, payment, only }: { customerId: string; payment: string; only?: Part | undefined },
): Record<string, () => Promise<unknown>> {
  const ctx = contextOf(db);
  const staff: Extract<Actor, { kind: 'staff' }> = {
    kind: 'staff',
    id: customerId,
    name: 'Owner',
    email: 'owner@example.com',
    role: 'owner',
    ownLeadsOnly: false,
  };
  const customer: Actor = { kind: 'customer', id: customerId, code: 'CUS-1', sessionId: customerId };
  const office = { ...ctx, actor: staff };
  const payments = (filter: object) => () => listPayments(office, PaymentPage.parse(filter));
  const leads = (page: object) => () => listLeads(office, LeadPage.parse(page));
  const projects = (filter: object) => () =>
    listProjects(office, TimePage.extend(ProjectFilter.shape).parse(filter));
  const proposals = (role: Role, filter: object) => () =>
    listProposals({ ...ctx, actor: { ...staff, role } }, TimePage.extend(ProposalFilter.shape).parse(filter));
  const conversions = (filter: object) => () =>
    listConversions(office, TimePage.extend(ConversionFilter.shape).parse(filter));
  const outside = (filter: object) => () =>
    listOutsideLeads(office, TimePage.extend(OutsideLeadFilter.shape).parse(filter));
  const sales: Record<string, () => Promise<unknown>> = {
    'Projects, first page': projects({}),
    'Projects, a column of the board': projects({ state: 'running', openStep: 3 }),
    'Projects, late': projects({ late: 'true' }),
    'Projects, with something new': projects({ news: 'true' }),
    'Projects, a common name': projects({ q: 'meera' }),
    'Proposals, all that somebody for the content may see': proposals('content', {}),
    'Proposals, open': proposals('content', { status: 'open' }),
    'Conversions, to a network that hears little': conversions({ destination: 'ga4' }),
    'Conversions, won and given up': conversions({ event: 'won', state: 'dead' }),
    'Networks, with their counts': () => listDestinations(office),
    'Leads from outside, that wait': outside({ state: 'waiting' }),
    'Leads, the highest score, qualified': leads({ sort: 'score', order: 'desc', status: 'qualified' }),
  };
  const said =
    (q: string, language: Language = 'en') =>
    () =>
      searchSite({ ...ctx, language }, { q });
  const readers = (segment: object) => () => countReaders(office, Segment.parse(segment));
  const pictures = (page: object) => () => listPictures(office, PicturePage.parse(page), []);
  const incoming = (filter: object) => () =>
    listIncoming(office, TimePage.extend(IncomingFilter.shape).parse(filter));
  const site: Record<string, () => Promise<unknown>> = {
    'Search of the site, a rare word': said('rarely'),
    'Search of the site, a word of every second page': said('common'),
    'Search of the site, two common words': said('website price'),
    'Search of the site, the beginning of many words': said('sh'),
    'Search of the site, in Hindi': said('दुकान', 'hi'),
    'Search of the site, misspelt': said('webiste'),
    'Search of the site, nothing': said('zzqqzzqq'),
    'Pictures, first page': pictures({}),
    'Pictures, a word': pictures({ q: 'meera' }),
    'Pictures, nothing': pictures({ q: 'nothingatall' }),
    'Pictures, in no folder': pictures({ folder: 'none' }),
    'Folders of pictures': () => listFolders(office),
    'Readers, all': readers({}),
    'Groups of readers': () => readerGroups(office),
    'Readers in Hindi of two topics': readers({ languages: ['hi'], interests: ['Topic 3', 'Topic 4'] }),
    'Readers of some pages': readers({ source: '/blogs/article-1' }),
    'Readers who are customers': readers({ customers: 'only' }),
    'Readers who are no customers': readers({ customers: 'none' }),
    'Readers who are quiet': readers({ quietDays: 60 }),
    'Subscribers, an address': () =>
      listSubscribers(office, TimePage.extend(SubscriberFilter.shape).parse({ q: 'reader4711' })),
    'Waiting list': () => listWaiting(office),
    'Questions without an answer': () => listUnanswered(office),
    'Mails and chats, first page': incoming({}),
    'Mails and chats, that wait': incoming({ state: 'waiting' }),
    'Mails and chats, of nobody': incoming({ stray: 'true' }),
  };
  const month = { from: '2026-10-01', to: '2026-10-28' };
  const advertising: Record<string, () => Promise<unknown>> = {
    'Advertising, by last touch': () => readAdvertising(office, { ...month, model: 'last' }),
    'Advertising, by first touch': () => readAdvertising(office, { ...month, model: 'first' }),
  };
  const cases: Record<string, () => Promise<unknown>> = {
    "A customer's receipt": () => ownTransaction({ ...ctx, actor: customer }, payment),
    "A customer's payments": () => listMyOrders({ ...ctx, actor: customer }, { account: customerId }),
    'Payments, first page': payments({}),
    'Payments, expired': payments({ status: 'expired' }),
    'Payments, to be looked at': payments({ attention: 'true' }),
    'Payments, a common name': payments({ q: 'meera' }),
    'Payments, one address': payments({ q: 'buyer4711@example.com' }),
    'One payment': () => getPayment(office, { paymentId: payment }),
    'Leads, first page': leads({}),
    'Leads, new': leads({ status: 'new' }),
    'Leads, of a rare form': leads({ form: 'picker' }),
    'Leads, due': leads({ followUp: 'due', sort: 'nextFollowUpAt', order: 'asc' }),
    'Leads, a common name': leads({ q: 'meera' }),
    'Leads, three common words': leads({ q: 'meera kale google' }),
    'Leads, one address': leads({ q: 'visitor4711@example.com' }),
    'Leads, the counts of the tabs': () => leadCounts(office),
    ...advertising,
  };
  return only ? { sales, site }[only] : { ...cases, ...sales, ...site };
}
