import { chainTheAudit } from '#agency/audit/jobs/chain-audit.ts';
import { writeInviteMail } from '#agency/invites/jobs/invite-mail.ts';
import { deliverMessages } from '#agency/messages/jobs/deliver-message.ts';
import { watchTheSilence } from '#agency/messages/jobs/watch-silence.ts';
import { takeEarlyReport } from '#agency/messages/jobs/take-early-report.ts';
import { tellSmsDayFull } from '#agency/messages/jobs/tell-sms-day-full.ts';
import { readWhatsAppTemplates } from '#agency/whatsapp/jobs/read-templates.ts';
import { removeFiles } from '#agency/stored-files/jobs/remove-files.ts';
import { askForAdSpend, fetchAdSpend } from '#desk/advertising/accounts/jobs/fetch-spend.ts';
import { fetchWhatsAppMedia } from '#desk/incoming-mails/jobs/fetch-media.ts';
import { toldOfQuotation, type TellPdfs } from '#desk/whatsapp/tell.ts';
import { tellOfMail } from '#desk/incoming-mails/jobs/tell-of-mail.ts';
import { deliverWebhooks } from '#agency/webhooks/jobs/deliver-webhook.ts';
import { fetchPictures } from '#content/blog/import/jobs/fetch-pictures.ts';
import { publishPosts } from '#content/blog/jobs/publish-due-posts.ts';
import { mailTestLetter, sendDueLetters } from '#content/newsletter/letters/jobs/send-letters.ts';
import { indexSite } from '#content/site-search/jobs/index-site.ts';
import { sendConfirmation } from '#content/newsletter/jobs/send-confirmation.ts';
import { writeGrievanceMail } from '#desk/grievances/jobs/grievance-mail.ts';
import { writeErasureMail } from '#desk/retention/jobs/erasure-mail.ts';
import type { DefinedJob } from '#kit/define-job.ts';
import { writeInvoiceMail } from '#money/invoices/jobs/invoice-mail.ts';
import { writeRecurringInvoices } from '#money/invoices/recurring/jobs/write-due.ts';
import { closeHostedPage } from '#money/payments/jobs/close-hosted.ts';
import { tellOfClaim } from '#money/receivables/claims/jobs/tell-staff.ts';
import { mailDebit, mailMandate } from '#money/mandates/jobs/mandate-mails.ts';
import { collectMandates, followMandates } from '#money/mandates/jobs/mandates.ts';
import { confirmReceipt } from '#money/receivables/online/jobs/confirm-receipt.ts';
import { sendLink } from '#money/payment-links/jobs/send-link.ts';
import { tellEndedPaymentLinks } from '#money/payment-links/jobs/tell-ended-links.ts';
import { remindOfInvoices } from '#money/receivables/reminders/jobs/send-reminders.ts';
import { compareTheBooks } from '#money/payments/reconciliation/jobs/compare-books.ts';
import { notifyOfTrouble } from '#money/payments/jobs/payment-trouble.ts';
import { reconcile } from '#money/payments/reconciliation/jobs/reconcile-payments.ts';
import { sendRefunds } from '#money/payments/refunds/jobs/send-refund.ts';
import { settleEvents } from '#money/payments/webhook-events/jobs/settle-event.ts';
import { recoverSales } from '#money/recovery/jobs/recover-sales.ts';
import { writeRefundMail } from '#money/refund-requests/jobs/refund-mail.ts';
import { watchRefundPromises } from '#money/refund-requests/jobs/watch-refunds.ts';
import { sendRenewalNotices } from '#money/renewals/jobs/send-renewal-notices.ts';
import { mailRenewalNotice } from '#money/renewals/jobs/write-renewal-notice.ts';
import { writeCustomerMail } from '#people/customers/jobs/customer-mail.ts';
import { announceBooking } from '#sales/bookings/jobs/announce-booking.ts';
import { nudgeNoShow } from '#sales/bookings/jobs/nudge-no-show.ts';
import { remindBooking } from '#sales/bookings/jobs/remind-booking.ts';
import { followTheCalendars } from '#sales/bookings/caldav/jobs/follow-calendars.ts';
import { offerTime, tellWaiting } from '#sales/bookings/waiting/jobs/tell-waiting.ts';
import { watchTheWaitingList } from '#sales/bookings/waiting/jobs/watch-waiting.ts';
import { checkLeadClocks } from '#sales/leads/clock/jobs/check-clocks.ts';
import { notifyOfLateLead } from '#sales/leads/clock/jobs/lead-late.ts';
import { askAboutExpired } from '#sales/leads/deal/jobs/ask-why-expired.ts';
import { tellConversions } from '#sales/leads/conversions/jobs/tell-conversion.ts';
import { fetchMetaLeads } from '#sales/leads/outside/jobs/fetch-meta-lead.ts';
import { rescoreOpenLeads } from '#sales/leads/score/jobs/rescore-open.ts';
import { announceLead } from '#sales/leads/enquiries/jobs/announce-lead.ts';
import { isQuietNow } from '#money/receivables/reminders/send-reminders.ts';
import { mailedDueLink } from '#money/payment-links/due-link.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { writeFilesMail } from '#sales/projects/files/jobs/files-mail.ts';
import { tellOfNote } from '#sales/leads/jobs/tell-of-note.ts';
import { writeProjectMail } from '#sales/projects/jobs/project-mail.ts';
import { remindOfExpiry } from '#sales/quotations/jobs/remind-of-expiry.ts';
import { writeQuotationMail } from '#sales/quotations/jobs/quotation-mail.ts';
import { askForAgendas, writeAgenda } from '#desk/today/agenda/jobs/write-agenda.ts';
import type { BackupPlace } from '#desk/backups/backup-place.ts';
import { keepBackups } from '#desk/backups/jobs/keep-backups.ts';
import { cleanUp } from './clean-up.ts';

/** Every job that there is, in the order in which the office sees them. */
export const allJobs = (pdfs: TellPdfs, backups: BackupPlace): DefinedJob[] => [
  announceLead,
  tellOfNote,
  fetchMetaLeads,
  tellConversions,
  askForAdSpend,
  fetchAdSpend,
  checkLeadClocks,
  notifyOfLateLead,
  askAboutExpired,
  rescoreOpenLeads,
  askForAgendas,
  writeAgenda,
  deliverMessages,
  watchTheSilence,
  takeEarlyReport,
  tellSmsDayFull,
  publishPosts,
  fetchPictures,
  indexSite,
  sendDueLetters,
  mailTestLetter,
  sendConfirmation,
  announceBooking,
  remindBooking(isQuietNow),
  nudgeNoShow,
  tellWaiting,
  offerTime,
  watchTheWaitingList,
  followTheCalendars,
  writeCustomerMail,
  sendRefunds,
  writeQuotationMail({ readDue, payUrl: mailedDueLink }, toldOfQuotation(pdfs)),
  remindOfExpiry(isQuietNow),
  writeProjectMail,
  writeFilesMail,
  writeInvoiceMail(pdfs),
  writeRecurringInvoices,
  mailMandate,
  mailDebit,
  followMandates,
  collectMandates,
  remindOfInvoices,
  sendLink,
  tellEndedPaymentLinks,
  confirmReceipt,
  tellOfClaim,
  closeHostedPage,
  writeRefundMail,
  recoverSales,
  sendRenewalNotices,
  mailRenewalNotice,
  notifyOfTrouble,
  watchRefundPromises,
  writeInviteMail,
  writeGrievanceMail,
  writeErasureMail,
  settleEvents,
  reconcile,
  compareTheBooks,
  chainTheAudit,
  deliverWebhooks,
  tellOfMail,
  fetchWhatsAppMedia,
  readWhatsAppTemplates,
  removeFiles,
  ...keepBackups(backups),
  cleanUp,
];
