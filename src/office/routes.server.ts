import type { ApiDeps } from '#kit/wire/deps.ts';
import { staffAdmissionRoutes } from '#money/admissions/office/routes.server.ts';
import { answerOnce } from '#agency/idempotency-keys/office/answer-once.server.ts';
import { staffAuditRoutes } from '#agency/audit/office/routes.server.ts';
import { staffBenefitRoutes } from '#catalogue/benefits/office/routes.server.ts';
import { staffBookingRoutes } from '#sales/bookings/office/routes.server.ts';
import { staffBookingSettingsRoutes } from '#sales/bookings/settings/office/routes.server.ts';
import { staffWaitingRoutes } from '#sales/bookings/waiting/office/routes.server.ts';
import { staffCaldavRoutes } from '#sales/bookings/caldav/office/routes.server.ts';
import { staffCalendarRoutes } from '#sales/bookings/calendar/office/routes.server.ts';
import { staffCaseRoutes } from '#content/cases/office/routes.server.ts';
import { staffCartRoutes } from '#money/cart/office/routes.server.ts';
import { staffCustomerRoutes } from '#people/customers/office/routes.server.ts';
import { staffCustomerMergeRoutes } from '#desk/personal-data/office/routes.server.ts';
import { liveIncoming } from '#desk/incoming-mails/office/news.server.ts';
import { staffIncomingRoutes } from '#desk/incoming-mails/office/routes.server.ts';
import { staffAdAccountRoutes } from '#desk/advertising/accounts/office/routes.server.ts';
import { staffAdvertisingRoutes } from '#desk/advertising/office/routes.server.ts';
import { staffDashboardRoutes } from '#desk/dashboard/office/routes.server.ts';
import { staffEventRoutes } from '#office/live/routes.server.ts';
import { staffGalleryRoutes } from '#content/galleries/office/routes.server.ts';
import { staffGstRoutes } from '#catalogue/gst/office/routes.server.ts';
import { staffHelpRoutes } from '#people/help/office/routes.server.ts';
import { staffHomeRoutes } from '#content/home/office/routes.server.ts';
import { staffBuyerRoutes } from '#money/buyers/office/routes.server.ts';
import { staffBooksRoutes } from '#money/invoices/books/office/routes.server.ts';
import { staffMilestoneRoutes } from '#money/milestones/office/routes.server.ts';
import { staffMandateRoutes } from '#money/mandates/office/routes.server.ts';
import { staffRecurringRoutes } from '#money/invoices/recurring/office/routes.server.ts';
import { staffDraftRoutes } from '#money/invoices/drafts/office/routes.server.ts';
import { staffBankRoutes } from '#money/receivables/bank-statements/office/routes.server.ts';
import { staffLinkRoutes } from '#money/payment-links/office/routes.server.ts';
import { staffClaimRoutes } from '#money/receivables/claims/office/routes.server.ts';
import { staffKeptBackRoutes } from '#money/receivables/kept-back/office/routes.server.ts';
import { staffReminderRoutes } from '#money/receivables/reminders/office/routes.server.ts';
import { staffReceivableRoutes } from '#money/receivables/office/routes.server.ts';
import { staffSupplierBillRoutes } from '#money/invoices/supplier-bills/office/routes.server.ts';
import { staffEInvoiceRoutes } from '#money/invoices/e-invoices/office/routes.server.ts';
import { staffGstReturnRoutes } from '#money/invoices/gst-return/office/routes.server.ts';
import { staffInvoiceRoutes } from '#money/invoices/office/routes.server.ts';
import { staffQueueRoutes } from '#desk/queues/office/routes.server.ts';
import { liveLeads } from '#sales/leads/office/news.server.ts';
import { staffLeadByHandRoutes } from '#sales/leads/by-hand/office/routes.server.ts';
import { staffLeadFieldRoutes } from '#sales/leads/fields/office/routes.server.ts';
import { staffLeadTagRoutes } from '#sales/leads/tags/office/routes.server.ts';
import { staffLeadDeskRoutes } from '#desk/lead-desk/office/routes.server.ts';
import { staffLeadTrashRoutes } from '#sales/leads/trash/office/routes.server.ts';
import { staffDealRoutes } from '#sales/leads/deal/office/routes.server.ts';
import { staffLeadRoutes } from '#sales/leads/office/routes.server.ts';
import { staffLeadMessageRoutes } from '#sales/leads/messages/office/routes.server.ts';
import { staffLeadImportRoutes } from '#sales/leads/import/office/routes.server.ts';
import { staffListViewRoutes } from '#agency/list-views/office/routes.server.ts';
import { staffConversionRoutes } from '#sales/leads/conversions/office/routes.server.ts';
import { staffOutsideSourceRoutes } from '#sales/leads/outside/office/routes.server.ts';
import { staffQuestionRoutes } from '#sales/leads/chat/questions/office/routes.server.ts';
import { staffBlockRuleRoutes } from '#sales/leads/blocking/office/routes.server.ts';
import { staffLeadRuleRoutes } from '#sales/leads/rules/office/routes.server.ts';
import { staffLeadMergeRoutes } from '#sales/leads/merging/office/routes.server.ts';
import { staffLeadTaskRoutes } from '#sales/leads/tasks/office/routes.server.ts';
import { staffLetterRoutes } from '#content/newsletter/letters/office/routes.server.ts';
import { staffDocumentPictureRoutes } from '#agency/document-pictures/office/routes.server.ts';
import { staffMediaRoutes } from '#agency/media/office/routes.server.ts';
import { liveMessages } from '#agency/messages/office/news.server.ts';
import { staffMessageRoutes } from '#agency/messages/office/routes.server.ts';
import { staffOfferRoutes } from '#catalogue/offer/office/routes.server.ts';
import { staffPickerRoutes } from '#catalogue/pickers/office/routes.server.ts';
import { staffPlanRoutes } from '#catalogue/plans/office/routes.server.ts';
import { livePayments } from '#money/payments/office/news.server.ts';
import { staffPaymentRoutes } from '#money/payments/office/routes.server.ts';
import { staffReconciliationRoutes } from '#money/payments/reconciliation/office/routes.server.ts';
import { staffPictureRoutes } from '#agency/staff/office/picture-routes.server.ts';
import { staffAgendaRoutes } from '#agency/staff/office/agenda-routes.server.ts';
import { staffQuietRoutes } from '#agency/staff/office/quiet-routes.server.ts';
import { staffPeopleRoutes } from '#agency/staff/office/routes.server.ts';
import { staffPostImportRoutes } from '#content/blog/import/office/routes.server.ts';
import { staffPostRoutes } from '#content/blog/office/routes.server.ts';
import { staffPostVersionRoutes } from '#content/blog/versions/office/routes.server.ts';
import { liveQuotations } from '#sales/quotations/office/news.server.ts';
import { staffQuotationRoutes } from '#sales/quotations/office/routes.server.ts';
import {
  showQuotation,
  staffQuotationPaymentRoutes,
} from '#money/quotation-payments/office/routes.server.ts';
import { staffQuotationFileRoutes } from '#sales/quotations/files/office/routes.server.ts';
import { staffQuotationTemplateRoutes } from '#sales/quotations/templates/office/routes.server.ts';
import { staffQuotationWorkRoutes } from '#sales/quotations/office/work-routes.server.ts';
import { staffPriceItemRoutes } from '#catalogue/price-items/office/routes.server.ts';
import { staffPricingPlanRoutes } from '#catalogue/pricing-plans/office/routes.server.ts';
import { staffUpgradeRoutes } from '#money/upgrades/office/routes.server.ts';
import { quotationCoupons } from '#money/coupons/quotation-coupons.ts';
import { staffCouponRoutes } from '#money/coupons/office/routes.server.ts';
import { staffOnboardingRoutes } from '#catalogue/onboarding/office/routes.server.ts';
import { staffCommentRoutes } from '#content/comments/office/routes.server.ts';
import { staffSubscriberRoutes } from '#content/newsletter/office/routes.server.ts';
import { staffRealEstateFeatureRoutes } from '#catalogue/real-estate-features/office/routes.server.ts';
import { staffRedirectRoutes } from '#content/redirects/office/routes.server.ts';
import { staffCertificateRoutes } from '#money/certificates/office/routes.server.ts';
import { staffProjectFileRoutes } from '#sales/projects/files/office/routes.server.ts';
import { staffHandoverRoutes } from '#sales/projects/handover/office/routes.server.ts';
import { staffProjectHoursRoutes } from '#sales/projects/hours/office/routes.server.ts';
import { staffProjectRoutes } from '#sales/projects/office/routes.server.ts';
import { staffProjectTemplateRoutes } from '#sales/projects/templates/office/routes.server.ts';
import { staffRefundRequestRoutes } from '#money/refund-requests/office/routes.server.ts';
import { staffRenewalRoutes } from '#money/renewals/office/routes.server.ts';
import { fromReplica, noteWriting } from './replica-reads.server.ts';
import type { Replica } from '#kit/ports/replica.ts';
import { requireStaff } from '#agency/api-tokens/office/require-staff.server.ts';
import { createStaffRouter, staffRouter } from '#kit/wire/staff-router.ts';
import { secondFactorRoutes } from '#agency/staff/office/second-factor-routes.server.ts';
import { staffSearchRoutes } from '#desk/search/office/routes.server.ts';
import { staffServicePageRoutes } from '#catalogue/service-pages/office/routes.server.ts';
import { staffServiceRoutes } from '#catalogue/services/office/routes.server.ts';
import { inviteRoutes, staffInviteRoutes } from '#agency/invites/office/routes.server.ts';
import { sessionRoutes } from '#agency/staff/office/session-routes.server.ts';
import { staffSettingsRoutes } from '#agency/settings/office/routes.server.ts';
import { staffStatisticsRoutes } from '#desk/statistics/office/routes.server.ts';
import { staffOwnAddressRoutes } from '#desk/own-address/office/routes.server.ts';
import { staffServerSettingsRoutes } from '#desk/server-settings/office/routes.server.ts';
import type { SettablePort } from '#desk/server-settings/settable.ts';
import { staffGoingLiveRoutes } from '#desk/going-live/office/routes.server.ts';
import { staffOperationsRoutes } from '#desk/operations/office/routes.server.ts';
import { staffContentRoutes } from '#content/content-file/office/routes.server.ts';
import { staffContentCheckRoutes } from '#desk/content-check/office/routes.server.ts';
import { staffFirstStepsRoutes } from '#desk/first-steps/office/routes.server.ts';
import { staffAboutRoutes } from '#content/about/office/routes.server.ts';
import { staffPolicyRoutes } from '#content/policies/office/routes.server.ts';
import { staffConnectionRoutes } from '#agency/api-tokens/connections/office/routes.server.ts';
import { staffApiTokenRoutes } from '#agency/api-tokens/office/routes.server.ts';
import { staffWebhookRoutes } from '#agency/webhooks/office/routes.server.ts';
import { staffTranslationRoutes } from '#desk/translations/office/routes.server.ts';
import { staffBreachRoutes } from '#desk/breaches/office/routes.server.ts';
import { staffGrievanceRoutes } from '#desk/grievances/office/routes.server.ts';
import { staffProcessingRoutes } from '#desk/processing/office/routes.server.ts';
import { staffRetentionRoutes } from '#desk/retention/office/routes.server.ts';
import { staffTodayRoutes } from '#desk/today/office/routes.server.ts';
import type { Addresses } from '#content/redirects/redirect.ts';
import type { BackupPlace } from '#desk/backups/backup-place.ts';
import { staffBackupRoutes } from '#desk/backups/office/routes.server.ts';
import { staffAssistantRoutes } from '#desk/assistants/office/routes.server.ts';
import { toolsOf } from '#desk/assistants/office/tools.server.ts';
import type { AskAgain } from '#kit/wire/ask-again.ts';
import type { DnsTexts } from '#kit/ports/dns.ts';
import type { ProcessPort } from '#desk/operations/operations.ts';
import type { CertificatePdfs } from '#money/certificates/pdfs.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { staffWhatsAppRoutes } from '#desk/whatsapp/office/routes.server.ts';
import type { QuotationPdfs } from '#sales/quotations/pdfs.ts';
import { draftPictures } from '#agency/documents/picture-uses.ts';
import { aboutPictures } from '#content/about/picture-uses.ts';
import { postUses } from '#content/blog/picture-uses.ts';
import { casePictures } from '#content/cases/picture-uses.ts';
import { galleryPictures } from '#content/galleries/picture-uses.ts';
import { takeOutOfTrash } from '#content/galleries/take-out-of-trash.ts';
import { homePictures } from '#content/home/picture-uses.ts';
import { servicePagePictures } from '#catalogue/service-pages/picture-uses.ts';

/** What the back office's calls need from the composition root. */
export type StaffDeps = ApiDeps &
  Addresses & {
    process: ProcessPort;
    pdfs: InvoicePdfs & QuotationPdfs & CertificatePdfs;
    backups: BackupPlace;
    dnsTexts: DnsTexts;
    ask: AskAgain;
    settable: SettablePort;
    /** Null where none is set. */
    replica: Replica | null;
  };

/** The back office's calls, all behind a session but those that open it. Mounted at /staff. */
export function staffRoutes(deps: StaffDeps) {
  const router = createStaffRouter();
  router.route('/', sessionRoutes(deps));
  router.route('/', secondFactorRoutes(deps));
  router.route('/', inviteRoutes(deps));
  router.use(requireStaff(deps), noteWriting(deps), answerOnce);
  const routes = [
    ...staffTodayRoutes,
    ...staffSearchRoutes,
    ...staffDashboardRoutes,
    ...staffAdvertisingRoutes,
    ...staffAdAccountRoutes,
    ...staffLeadRoutes,
    ...staffDealRoutes,
    ...staffLeadTrashRoutes,
    ...staffLeadDeskRoutes,
    ...staffLeadTagRoutes,
    ...staffLeadFieldRoutes,
    ...staffLeadByHandRoutes,
    ...staffLeadMergeRoutes,
    ...staffLeadTaskRoutes,
    ...staffListViewRoutes,
    ...staffLeadImportRoutes,
    ...staffLeadMessageRoutes,
    ...staffLeadRuleRoutes,
    ...staffBlockRuleRoutes,
    ...staffOutsideSourceRoutes,
    ...staffConversionRoutes,
    ...staffBookingRoutes,
    ...staffWaitingRoutes,
    ...staffCaldavRoutes,
    ...staffCalendarRoutes,
    ...staffBookingSettingsRoutes,
    ...staffPaymentRoutes,
    ...staffReconciliationRoutes,
    ...staffInvoiceRoutes(deps),
    ...staffGstReturnRoutes,
    ...staffEInvoiceRoutes,
    ...staffBooksRoutes,
    ...staffDraftRoutes(deps),
    ...staffSupplierBillRoutes,
    ...staffRecurringRoutes,
    ...staffMandateRoutes,
    ...staffMilestoneRoutes,
    ...staffBuyerRoutes,
    ...staffReceivableRoutes(deps),
    ...staffClaimRoutes,
    ...staffLinkRoutes,
    ...staffBankRoutes,
    ...staffKeptBackRoutes,
    ...staffReminderRoutes,
    ...staffRefundRequestRoutes,
    ...staffRenewalRoutes,
    ...staffCustomerRoutes,
    ...staffCustomerMergeRoutes,
    ...staffHelpRoutes,
    ...staffQuotationRoutes(showQuotation, quotationCoupons),
    ...staffQuotationWorkRoutes(showQuotation, quotationCoupons),
    ...staffQuotationPaymentRoutes,
    ...staffQuotationFileRoutes(showQuotation),
    ...staffQuotationTemplateRoutes,
    ...staffProjectRoutes,
    ...staffProjectTemplateRoutes,
    ...staffHandoverRoutes,
    ...staffProjectFileRoutes,
    ...staffProjectHoursRoutes,
    ...staffCertificateRoutes(deps),
    ...staffServiceRoutes,
    ...staffPostImportRoutes(deps),
    ...staffPostRoutes,
    ...staffPostVersionRoutes,
    ...staffCommentRoutes,
    ...staffQuestionRoutes,
    ...staffSubscriberRoutes,
    ...staffServicePageRoutes,
    ...staffRealEstateFeatureRoutes,
    ...staffSettingsRoutes,
    ...staffHomeRoutes,
    ...staffPlanRoutes,
    ...staffPickerRoutes,
    ...staffOfferRoutes,
    ...staffBenefitRoutes,
    ...staffGstRoutes,
    ...staffCartRoutes,
    ...staffPricingPlanRoutes,
    ...staffCouponRoutes,
    ...staffPriceItemRoutes,
    ...staffOnboardingRoutes,
    ...staffAdmissionRoutes,
    ...staffUpgradeRoutes,
    ...staffPeopleRoutes,
    ...staffPictureRoutes,
    ...staffAgendaRoutes,
    ...staffQuietRoutes,
    ...staffOwnAddressRoutes,
    ...staffInviteRoutes,
    ...staffMessageRoutes,
    ...staffIncomingRoutes,
    ...staffWhatsAppRoutes(deps),
    ...staffLetterRoutes,
    ...staffDocumentPictureRoutes,
    ...staffMediaRoutes({
      uses: [
        postUses,
        casePictures,
        galleryPictures,
        homePictures,
        aboutPictures,
        servicePagePictures,
        draftPictures,
      ],
      trashes: [takeOutOfTrash],
    }),
    ...staffCaseRoutes,
    ...staffGalleryRoutes,
    ...staffPolicyRoutes,
    ...staffAboutRoutes,
    ...staffTranslationRoutes,
    ...staffRedirectRoutes(deps),
    ...staffStatisticsRoutes,
    ...staffQueueRoutes(deps),
    ...staffAuditRoutes,
    ...staffOperationsRoutes(deps),
    ...staffGoingLiveRoutes(deps),
    ...staffServerSettingsRoutes(deps),
    ...staffBackupRoutes(deps),
    ...staffFirstStepsRoutes(deps),
    ...staffContentRoutes,
    ...staffContentCheckRoutes,
    ...staffGrievanceRoutes,
    ...staffBreachRoutes,
    ...staffRetentionRoutes,
    ...staffProcessingRoutes,
    ...staffWebhookRoutes,
    ...staffApiTokenRoutes,
    ...staffConnectionRoutes,
    ...staffEventRoutes(deps, [liveLeads, liveMessages, liveIncoming, liveQuotations, livePayments]),
  ];
  const tools = toolsOf(routes);
  routes.push(...staffAssistantRoutes(tools, deps.ask));
  router.route('/', staffRouter(fromReplica(routes, deps)));
  return router;
}
