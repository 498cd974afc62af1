import { audit } from '#agency/audit/office/resource.ts';
import { staffInvites } from '#agency/invites/office/resource.ts';
import { media, mediaFolders } from '#agency/media/office/resource.ts';
import { unreachableAddresses } from '#agency/incoming-mails/office/resource.ts';
import { failedMessages } from '#agency/messages/office/news.tsx';
import { listViews } from '#agency/list-views/office/resource.ts';
import { messages } from '#agency/messages/office/resource.ts';
import { settings } from '#agency/settings/office/resource.ts';
import { session, signInRules, staff } from '#agency/staff/office/resource.ts';
import { whatsappNumbers, whatsappTemplates, whatsappWays } from '#agency/whatsapp/office/resource.ts';
import { assistantConnections } from '#agency/api-tokens/connections/office/resource.ts';
import { apiTokens } from '#agency/api-tokens/office/resource.ts';
import { proposals } from '#desk/assistants/office/resource.ts';
import { webhookDeliveries, webhooks, webhookSignature } from '#agency/webhooks/office/resource.ts';
import { benefits } from '#catalogue/benefits/office/resource.ts';
import { gstRates } from '#catalogue/gst/office/resource.ts';
import { offer } from '#catalogue/offer/office/resource.ts';
import { classLevels, classSchedules } from '#catalogue/onboarding/office/resource.ts';
import { pickers } from '#catalogue/pickers/office/resource.ts';
import { plans } from '#catalogue/plans/office/resource.ts';
import { priceItems } from '#catalogue/price-items/office/resource.ts';
import { pricingPlans } from '#catalogue/pricing-plans/office/resource.ts';
import { realEstateFeatures } from '#catalogue/real-estate-features/office/resource.ts';
import { servicePages } from '#catalogue/service-pages/office/resource.ts';
import { services } from '#catalogue/services/office/resource.ts';
import { about } from '#content/about/office/resource.ts';
import { cases } from '#content/cases/office/resource.ts';
import { posts } from '#content/blog/office/resource.ts';
import { comments } from '#content/comments/office/resource.ts';
import { contentFile } from '#content/content-file/office/resource.ts';
import { galleries } from '#content/galleries/office/resource.ts';
import { home } from '#content/home/office/resource.ts';
import {
  letterCounts,
  letterFigures,
  letterGroups,
  letters,
} from '#content/newsletter/letters/office/resource.ts';
import { subscribers } from '#content/newsletter/office/resource.ts';
import { policies } from '#content/policies/office/resource.ts';
import { lostAddresses, redirects } from '#content/redirects/office/resource.ts';
import { translations } from '#desk/translations/office/resource.ts';
import { contentCheck } from '#desk/content-check/office/resource.ts';
import { adAccounts } from '#desk/advertising/accounts/office/resource.ts';
import { advertising } from '#desk/advertising/office/resource.ts';
import { dashboard } from '#desk/dashboard/office/resource.ts';
import { demoContent, firstSteps } from '#desk/first-steps/office/resource.ts';
import { answersByMail } from '#desk/incoming-mails/office/news.tsx';
import { incomingMails } from '#desk/incoming-mails/office/resource.ts';
import { leadDesk } from '#desk/lead-desk/office/resource.ts';
import { backupComparisons, backups } from '#desk/backups/office/resource.ts';
import { carrierTrials, serverSettings } from '#desk/server-settings/office/resource.ts';
import { goingLive } from '#desk/going-live/office/resource.ts';
import { operations, serverErrors, vitalDays } from '#desk/operations/office/resource.ts';
import { jobs, queues } from '#desk/queues/office/resource.ts';
import { statistics } from '#desk/statistics/office/resource.ts';
import { breaches } from '#desk/breaches/office/resource.ts';
import { grievances } from '#desk/grievances/office/resource.ts';
import { processing } from '#desk/processing/office/resource.ts';
import { retention } from '#desk/retention/office/resource.ts';
import { today } from '#desk/today/office/resource.ts';
import { admissions } from '#money/admissions/office/resource.ts';
import { carts } from '#money/cart/office/resource.ts';
import { coupons } from '#money/coupons/office/resource.ts';
import { buyers } from '#money/buyers/office/resource.ts';
import { books } from '#money/invoices/books/office/resource.ts';
import { invoiceDrafts } from '#money/invoices/drafts/office/resource.ts';
import { gstReturns } from '#money/invoices/gst-return/office/resource.ts';
import { invoices } from '#money/invoices/office/resource.ts';
import { recurringInvoices } from '#money/invoices/recurring/office/resource.ts';
import { paymentNews } from '#money/payments/office/news.tsx';
import { paymentLinks } from '#money/payment-links/office/resource.ts';
import { bankTransactions } from '#money/receivables/bank-statements/office/resource.ts';
import { paymentClaims } from '#money/receivables/claims/office/resource.ts';
import { keptBack } from '#money/receivables/kept-back/office/resource.ts';
import { invoiceReminders } from '#money/receivables/reminders/office/resource.ts';
import { receivables } from '#money/receivables/office/resource.ts';
import { payments } from '#money/payments/office/resource.ts';
import { reconciliations } from '#money/payments/reconciliation/office/resource.ts';
import { refundRequests } from '#money/refund-requests/office/resource.ts';
import { renewals } from '#money/renewals/office/resource.ts';
import { customers } from '#people/customers/office/resource.ts';
import { helpRequests } from '#people/help/office/resource.ts';
import { calendarFeed } from '#sales/bookings/calendar/office/resource.ts';
import { bookingDays, bookings } from '#sales/bookings/office/resource.ts';
import { agencyCalendar, ownCalendar } from '#sales/bookings/caldav/office/resource.ts';
import { waitingList } from '#sales/bookings/waiting/office/resource.ts';
import { bookingSettings } from '#sales/bookings/settings/office/resource.ts';
import { lateLeads, newLeads } from '#sales/leads/office/news.tsx';
import { leadCounts, leadSources, leadSums, leads } from '#sales/leads/office/resource.ts';
import {
  dealChances,
  dealForecast,
  salesTargets,
  targetProgress,
} from '#sales/leads/deal/office/resource.ts';
import { leadClock } from '#sales/leads/clock/office/resource.ts';
import { leadDuplicates } from '#sales/leads/merging/office/resource.ts';
import { leadTemplates } from '#sales/leads/messages/office/resource.ts';
import { conversionDestinations, conversions } from '#sales/leads/conversions/office/resource.ts';
import { outsideLeads, outsideSources } from '#sales/leads/outside/office/resource.ts';
import { blockRules } from '#sales/leads/blocking/office/resource.ts';
import { leadRules } from '#sales/leads/rules/office/resource.ts';
import { leadFields } from '#sales/leads/fields/office/resource.ts';
import { leadTags } from '#sales/leads/tags/office/resource.ts';
import { leadTasks } from '#sales/leads/tasks/office/resource.ts';
import { modelUse, unansweredQuestions } from '#sales/leads/chat/questions/office/resource.ts';
import { ownerships } from '#money/certificates/office/resource.ts';
import { projects } from '#sales/projects/office/resource.ts';
import { projectTemplates } from '#sales/projects/templates/office/resource.ts';
import { answeredQuotations } from '#sales/quotations/office/news.tsx';
import { quotations } from '#sales/quotations/office/resource.ts';
import { quotationTemplates } from '#sales/quotations/templates/office/resource.ts';
import type { News } from '#kit/office/news.ts';
import type { Resource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

// What shows nouns of later areas as well is put together in pages/.
const quotationShow = screen(() => import('#office/pages/quotation-show.tsx'), 'QuotationShow');
const projectShow = screen(() => import('#office/pages/project-show.tsx'), 'ProjectShow');
const leadShow = screen(() => import('#office/pages/lead-show.tsx'), 'LeadShow');
const customerShow = screen(() => import('#office/pages/customer-show.tsx'), 'CustomerShow');
const accountPage = screen(() => import('#office/pages/account-page.tsx'), 'AccountPage');
const settingsPage = screen(() => import('#office/pages/settings-page.tsx'), 'SettingsPage');

/** Everything that the back office deals with, in the order of its menu. */
export const resources: Resource[] = [
  today,
  dashboard,
  advertising,
  adAccounts,
  { ...leads, screens: { ...leads.screens, show: leadShow } },
  leadDesk,
  leadCounts,
  leadSums,
  leadSources,
  dealChances,
  dealForecast,
  salesTargets,
  targetProgress,
  leadClock,
  leadDuplicates,
  leadTasks,
  leadTemplates,
  leadTags,
  leadFields,
  leadRules,
  blockRules,
  outsideSources,
  outsideLeads,
  conversions,
  conversionDestinations,
  bookings,
  bookingDays,
  waitingList,
  ownCalendar,
  agencyCalendar,
  bookingSettings,
  calendarFeed,
  { ...quotations, screens: { ...quotations.screens, show: quotationShow } },
  quotationTemplates,
  { ...projects, screens: { ...projects.screens, show: projectShow } },
  projectTemplates,
  ownerships,
  { ...customers, screens: { ...customers.screens, show: customerShow } },
  helpRequests,
  incomingMails,
  whatsappTemplates,
  whatsappNumbers,
  whatsappWays,
  unreachableAddresses,
  payments,
  reconciliations,
  invoices,
  gstReturns,
  books,
  invoiceDrafts,
  recurringInvoices,
  receivables,
  paymentLinks,
  paymentClaims,
  bankTransactions,
  keptBack,
  invoiceReminders,
  buyers,
  refundRequests,
  renewals,
  admissions,
  carts,
  offer,
  plans,
  pickers,
  pricingPlans,
  benefits,
  coupons,
  priceItems,
  gstRates,
  classLevels,
  classSchedules,
  home,
  services,
  servicePages,
  realEstateFeatures,
  cases,
  about,
  translations,
  contentCheck,
  policies,
  galleries,
  media,
  mediaFolders,
  redirects,
  lostAddresses,
  statistics,
  posts,
  comments,
  unansweredQuestions,
  modelUse,
  letters,
  letterFigures,
  letterGroups,
  letterCounts,
  subscribers,
  { ...settings, pages: { '/settings': settingsPage } },
  staff,
  { ...session, pages: { '/account': accountPage } },
  signInRules,
  staffInvites,
  messages,
  jobs,
  queues,
  firstSteps,
  demoContent,
  contentFile,
  goingLive,
  serverSettings,
  carrierTrials,
  operations,
  backups,
  backupComparisons,
  serverErrors,
  vitalDays,
  retention,
  processing,
  grievances,
  breaches,
  webhooks,
  webhookDeliveries,
  webhookSignature,
  apiTokens,
  assistantConnections,
  proposals,
  listViews,
  audit,
];

/** What is said to whoever works in the office as it happens, in the order in which it stands on the screen. */
export const news: News[] = [
  newLeads,
  answersByMail,
  paymentNews,
  answeredQuotations,
  lateLeads,
  failedMessages,
];
