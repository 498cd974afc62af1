import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '#agency/staff/table.server.ts';
import { lendable, roles, type Permission, type Role } from '#kit/permissions.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

/**
 * Who may ask for what: admin, sales, support, content, accounts, readonly. The owner may everything. Written down a
 * second time on purpose, so that a slip in the server's own tables shows.
 */
const table = `
  x x x x x x  GET    /session
  x x x x x x  PUT    /session/password
  x x x x x x  GET    /session/picture
  x x x x x x  PUT    /session/picture
  x x x x x x  DELETE /session/picture
  x x x x x x  GET    /session/agenda
  x x x x x x  PUT    /session/agenda
  x x x x x x  GET    /session/quiet-hours
  x x x x x x  PUT    /session/quiet-hours
  . . . . . .  POST   /session/email
  . . . . . .  POST   /session/email/code
  x x x x x x  GET    /session/second-factor
  x x x x x x  POST   /session/second-factor
  x x x x x x  POST   /session/second-factor/code
  x x x x x x  POST   /session/second-factor/recovery-codes
  x x x x x x  POST   /session/second-factor/off
  x x x x x x  GET    /events
  x x x x x x  GET    /today
  x x x x x x  PUT    /today/snoozes
  x x x x x x  GET    /search
  x x x x x x  GET    /list-views
  x x x x x x  GET    /list-views/{id}
  x x x x x x  POST   /list-views
  x x x x x x  PATCH  /list-views/{id}
  x x x x x x  DELETE /list-views/{id}
  x x . . x x  GET    /dashboard
  x x . . x x  GET    /dashboard/export.csv
  x . . . x x  GET    /advertising
  x . . . x x  GET    /advertising/export.csv
  x . . . x .  POST   /advertising/mapping
  x . . . x .  POST   /advertising/import
  x . . . x .  PUT    /advertising/words
  x . . . x x  GET    /ad-accounts
  x . . . . .  POST   /ad-accounts
  x . . . x .  POST   /ad-accounts/{platform}/fetch
  x x x . x x  GET    /leads
  x x x . x x  GET    /leads/counts
  x x x . x x  GET    /leads/sums
  x x x . x x  GET    /leads/sources
  x x x . x x  GET    /leads/{id}
  x x . . . .  POST   /leads/bulk
  x x . . . .  POST   /leads/undo
  x x . . . .  PATCH  /leads/{id}
  x x . . . .  POST   /leads/{id}/notes
  x x . . . .  GET    /leads/export.csv
  x x . . . .  GET    /leads/export.xlsx
  x x x . x x  GET    /leads/{id}/duplicates
  x x . . . .  POST   /leads/{id}/merge
  x x . . . .  POST   /leads/{id}/undo-merge
  x x x . x x  GET    /lead-tasks
  x x . . . .  POST   /leads/{id}/tasks
  x x . . . .  PATCH  /lead-tasks/{id}
  x x . . . .  POST   /leads/{id}/mail
  x x . . . .  POST   /leads/{id}/whatsapp
  x x . . . .  POST   /leads/{id}/contacts
  x x x . . x  GET    /lead-templates
  x x . . . .  POST   /lead-templates
  x x . . . .  PUT    /lead-templates/{id}
  x x . . . .  DELETE /lead-templates/{id}
  x x . . . .  POST   /leads/import
  x x x . x x  GET    /lead-clock
  x x x . x x  GET    /deal-chances
  x . . . . .  PUT    /deal-chances
  x x x . x x  GET    /deal-forecast
  x x x . x x  GET    /sales-targets
  x . . . . .  PUT    /sales-targets
  x x x . x x  GET    /target-progress
  x x x . x x  GET    /lead-people
  x x . . . .  POST   /leads/trash
  x x . . . .  POST   /leads/restore
  x . . . . .  POST   /leads/erase
  x x x . x x  GET    /lead-desk/{id}
  x x x . x x  GET    /lead-tags
  x x . . . .  POST   /lead-tags
  x x . . . .  PUT    /lead-tags/{id}
  x x . . . .  DELETE /lead-tags/{id}
  x x . . . .  POST   /lead-tags/{id}/merge
  x x x . x x  GET    /lead-fields
  x . . . . .  POST   /lead-fields
  x . . . . .  PUT    /lead-fields/order
  x . . . . .  PUT    /lead-fields/{id}
  x . . . . .  DELETE /lead-fields/{id}
  x x . . . .  POST   /leads
  x x . . . .  PUT    /leads/{id}
  x x . . . .  POST   /leads/{id}/touches
  x . . . . .  PUT    /lead-clock
  x x x . . x  GET    /lead-rules
  x . . . . .  GET    /outside-sources
  x . . . . .  POST   /outside-sources
  x . . . . .  GET    /outside-sources/{id}
  x . . . . .  PATCH  /outside-sources/{id}
  x . . . . .  DELETE /outside-sources/{id}
  x . . . . .  POST   /outside-sources/{id}/key
  x . . . . .  POST   /outside-sources/{id}/test
  x . . . . .  POST   /outside-sources/{id}/fetch
  x . . . . .  GET    /outside-leads
  x . . . . .  GET    /conversion-destinations
  x . . . . .  POST   /conversion-destinations
  x . . . . .  GET    /conversions
  x . . . . .  POST   /conversions/{id}/retry
  x . . . . .  POST   /lead-rules
  x . . . . .  PUT    /lead-rules/order
  x . . . . .  PUT    /lead-rules/{id}
  x . . . . .  DELETE /lead-rules/{id}
  x x x . x x  GET    /block-rules
  x x . . . .  POST   /block-rules
  x x . . . .  DELETE /block-rules/{id}
  x x . . . .  PUT    /staff/{id}/duty
  x x x . x x  GET    /customers
  x x . . . .  GET    /customers/export.csv
  x x . . . .  GET    /customers/export.xlsx
  x x x . x x  GET    /customers/{id}
  x x x . . .  POST   /customers/{id}/whatsapp
  x x x . . .  POST   /customers/{id}/block
  x x x . . .  POST   /customers/{id}/unblock
  x x x . . .  DELETE /customers/{id}/sessions/{sessionId}
  x x x . . .  POST   /customers/{id}/merge
  x x x . . .  POST   /customers/{id}/undo-merge
  x . x . . .  GET    /grievances
  x . x . . .  GET    /grievances/{id}
  x . x . . .  POST   /grievances/{id}/answer
  x . . . . .  GET    /breaches
  x . . . . .  POST   /breaches
  x . . . . .  PUT    /breaches/{id}
  x . . . . .  GET    /retention
  x . . . . .  PUT    /retention
  x . . . . .  GET    /processing
  x . . . . .  GET    /processing/export.csv
  x x x . x x  GET    /help-requests
  x x x . x x  GET    /help-requests/{id}
  x x x . . .  PATCH  /help-requests/{id}
  x x x . . .  POST   /help-requests/{id}/replies
  x . x . x x  GET    /payments
  x . . . x .  GET    /payments/export.csv
  x . . . x .  GET    /payments/export.xlsx
  x . . . x .  GET    /orders/export.csv
  x . . . x .  GET    /orders/export.xlsx
  x . x . x x  GET    /payments/{id}
  x . x . x x  GET    /reconciliations
  x . . . x .  POST   /payments/{id}/recheck
  x . . . x .  POST   /payments/{id}/end-review
  x . . . x .  POST   /reconciliations
  x . . . x .  POST   /payments/{id}/came-back
  x . . . x .  POST   /payments/{id}/unbook
  x . . . x .  POST   /payments/{id}/refund
  x . x . x x  GET    /invoices
  x . x . x x  GET    /invoices/{id}/pdf
  x . x . x .  POST   /invoices/{id}/resend
  x . . . x .  GET    /invoices/documents.zip
  x . . . x .  GET    /gst-returns/{month}
  x . . . x .  GET    /gst-returns/{month}/export
  x . . . x .  GET    /gst-returns/{month}/sheets.zip
  x . . . x .  GET    /gst-returns/{month}/portal.json
  x . . . x .  GET    /books/{month}
  x . . . x .  GET    /books/{month}/tally.zip
  x . . . x .  GET    /books/{month}/zoho.zip
  x . x . x x  GET    /invoices/{id}
  x . . . x .  POST   /invoices/{id}/notes
  x . . . x .  POST   /invoices/{id}/revisions
  x . . . x .  POST   /invoices/{id}/replacement
  x . . . x .  GET    /invoices/{id}/inv-01.json
  x . . . x .  GET    /invoices/{id}/buyer-address
  x . . . x .  PUT    /invoices/{id}/buyer-address
  x . . . x .  POST   /invoices/{id}/irn
  x . . . x .  POST   /invoices/{id}/irn-cancellation
  x . x . x x  GET    /invoice-drafts
  x . . . x .  POST   /invoice-drafts
  x . x . x x  POST   /invoice-drafts/price
  x . x . x x  GET    /invoice-drafts/{id}
  x . . . x .  PUT    /invoice-drafts/{id}
  x . . . x .  DELETE /invoice-drafts/{id}
  x . x . x x  GET    /invoice-drafts/{id}/pdf
  x . . . x .  POST   /invoice-drafts/{id}/issue
  x . . . x .  POST   /invoice-drafts/{id}/proforma
  x . . . x .  POST   /invoice-drafts/{id}/bills
  x . . . x .  DELETE /invoice-drafts/{id}/bills/{billId}
  x . x . x x  GET    /supplier-bills/{id}
  x . x . x x  GET    /quotations/{id}/milestones
  x . . . x .  POST   /quotations/{id}/milestones
  x . . . x .  DELETE /quotations/{id}/milestones
  x . . . x .  POST   /milestones/{id}/meet
  x . x . x x  GET    /recurring-invoices
  x . . . x .  POST   /recurring-invoices
  x . x . x x  GET    /recurring-invoices/{id}
  x . . . x .  PUT    /recurring-invoices/{id}
  x . x . x x  GET    /recurring-invoices/{id}/mandate
  x . . . x .  POST   /recurring-invoices/{id}/mandate
  x . . . x .  POST   /recurring-invoices/{id}/mandate/cancel
  x . . . x .  POST   /recurring-invoices/{id}/mandate/earlier
  x . . . x .  POST   /recurring-invoices/{id}/mandate/pause
  x . . . x .  POST   /recurring-invoices/{id}/mandate/resume
  x . . . x .  POST   /recurring-invoices/{id}/pause
  x . . . x .  POST   /recurring-invoices/{id}/resume
  x . . . x .  POST   /recurring-invoices/{id}/stop
  x x x . x x  GET    /buyers
  x x . . x .  POST   /buyers
  x x x . x x  GET    /buyers/{id}
  x x . . x .  PUT    /buyers/{id}
  x x . . x .  DELETE /buyers/{id}
  x . x . x x  GET    /buyers/{id}/account
  x . x . x x  GET    /buyers/{id}/statement.pdf
  x . . . x .  POST   /receipts
  x . . . x .  POST   /receipts/{id}/return
  x . . . x .  POST   /receipts/{id}/unbook
  x . . . x .  POST   /advances/{id}/send-back
  x . . . x .  POST   /advances/{id}/kept-back
  x . x . x x  GET    /receivables
  x . x . x x  GET    /receivables/sums
  x . . . x .  POST   /receivables/{id}/advance
  x . . . x .  POST   /receivables/{id}/kept-back
  x . . . x .  POST   /receivables/{id}/write-off
  x . . . x .  PUT    /receivables/{id}/promise
  x x x . x x  GET    /payment-links
  x x . . x .  POST   /payment-links
  x x . . x .  POST   /payment-links/{id}/mail
  x x . . x .  POST   /payment-links/{id}/revoke
  x x . . x .  POST   /receivables/{id}/revoke-page
  x . x . x x  GET    /payment-claims
  x . . . x .  POST   /payment-claims/{id}/dismiss
  x . . . x .  GET    /bank-transactions
  x . . . x .  POST   /bank-transactions/mapping
  x . . . x .  POST   /bank-transactions/import
  x . . . x .  POST   /bank-transactions/{id}/payment
  x . . . x .  POST   /bank-transactions/{id}/receipt
  x . . . x .  PUT    /bank-transactions/{id}/receipt
  x . . . x .  PUT    /bank-transactions/{id}/payment
  x . . . x .  PUT    /bank-transactions/{id}/aside
  x . x . x x  GET    /kept-back
  x . x . x x  GET    /kept-back/sums
  x . . . x .  PUT    /kept-back/{id}/seen
  x . x . x x  GET    /reminders
  x . . . x .  PUT    /reminders
  x x x . x x  GET    /renewals
  x . x . x x  GET    /refund-requests
  x . x . x x  GET    /refund-requests/{id}
  x . . . x .  POST   /refund-requests/{id}/approve
  x . . . x .  POST   /refund-requests/{id}/refuse
  x x x . x x  GET    /bookings
  x x . . . .  GET    /bookings/export.csv
  x x . . . .  GET    /bookings/export.xlsx
  x x x . x x  GET    /bookings/{id}
  x x x . x x  GET    /booking-day
  x x x . . .  POST   /bookings
  x x x . x x  GET    /waiting-list
  x x x . . .  POST   /waiting-list/{id}/offer
  x x x . . .  DELETE /waiting-list/{id}
  x x x . x x  GET    /booking-settings
  x x x . x x  GET    /calendar-feed
  x x x . x x  PUT    /calendar-feed
  x x x . x x  POST   /calendars-found
  x x x . x x  GET    /own-calendar
  x x x . x x  POST   /own-calendar
  x x x . x x  DELETE /own-calendar
  x x x . x x  POST   /own-calendar/sync
  x x . . . .  GET    /agency-calendar
  x x . . . .  POST   /agency-calendar
  x x . . . .  DELETE /agency-calendar
  x x . . . .  POST   /agency-calendar/sync
  x x x . . .  PUT    /bookings/{id}/host
  x x x . . .  PATCH  /bookings/{id}
  x x x . . .  POST   /bookings/{id}/move
  x x x . . .  POST   /bookings/{id}/cancel
  x x . . . .  PUT    /booking-settings
  x x x . x x  GET    /projects
  x x x . x x  GET    /projects/{id}
  x x x . . .  PATCH  /projects/{id}
  x x x . . .  POST   /projects/{id}/step
  x x x . . .  PATCH  /projects/{id}/steps/{position}
  x x x . . .  POST   /projects/{id}/handovers
  x x x . . .  PATCH  /projects/{id}/handovers/{handoverId}
  x x x . . .  DELETE /projects/{id}/handovers/{handoverId}
  x x x . . .  POST   /projects/{id}/files
  x x x . . .  POST   /projects/{id}/versions
  x x x . x x  GET    /projects/{id}/files/{fileId}
  x x x . . .  DELETE /projects/{id}/files/{fileId}
  x x x . . .  POST   /projects/{id}/seen
  x x x . . .  POST   /projects/{id}/hours
  x x x . . .  DELETE /projects/{id}/hours/{hoursId}
  x x x . x x  GET    /projects/{id}/certificates
  x . . . x .  POST   /projects/{id}/certificates
  x x x . x x  GET    /certificates/{id}/pdf
  x . . . x .  POST   /certificates/{id}/revoke
  x x x . x x  GET    /project-templates
  x x x . x x  GET    /project-templates/{id}
  x x x . . .  POST   /project-templates
  x x x . . .  PUT    /project-templates/{id}
  x x x . . .  DELETE /project-templates/{id}
  x x x . x x  GET    /quotations
  x x . . x .  GET    /quotations/export.csv
  x x . . x .  GET    /quotations/export.xlsx
  x x x . x x  GET    /quotations/{id}
  x x x . x x  GET    /quotation-templates
  x x x . x x  GET    /quotation-templates/{id}
  x x . . . .  POST   /quotations
  x x . . . .  PUT    /quotations/{id}
  x x . . . .  DELETE /quotations/{id}
  x x . . . .  POST   /quotations/{id}/send
  x x . . . .  POST   /quotations/{id}/hand-over
  x x . . . .  POST   /quotations/{id}/resend
  x x . . . .  POST   /quotations/{id}/reopen
  x x . . . .  POST   /quotations/{id}/revise
  x x . . . .  POST   /quotations/{id}/duplicate
  x x . . . .  POST   /quotations/{id}/draft-counter
  x x . . . .  POST   /quotations/{id}/accept-counter
  x x . . . .  POST   /quotations/{id}/files
  x x . . . .  DELETE /quotations/{id}/files/{fileId}
  x x . . . .  POST   /quotations/{id}/convert
  x . . . x .  POST   /quotations/{id}/payments
  x x . . . .  POST   /quotation-templates
  x x . . . .  PUT    /quotation-templates/{id}
  x x . . . .  DELETE /quotation-templates/{id}
  x x x x x x  GET    /services
  x x x x x x  GET    /service-pages
  x x x x x x  GET    /service-pages/{id}
  x x x x x x  GET    /service-pages/{id}/versions
  x x x x x x  GET    /service-pages/{id}/versions/{versionId}
  x x x x x x  GET    /real-estate-features
  x . . x . .  POST   /services
  x . . x . .  PUT    /services/order
  x . . x . .  PUT    /services/{id}
  x . . x . .  DELETE /services/{id}
  x . . x . .  PUT    /service-pages/{id}
  x . . x . .  POST   /service-pages/{id}/publish
  x . . x . .  DELETE /service-pages/{id}/draft
  x . . x . .  POST   /service-pages/{id}/versions/{versionId}/restore
  x . . x . .  POST   /real-estate-features
  x . . x . .  PUT    /real-estate-features/order
  x . . x . .  PUT    /real-estate-features/{id}
  x . . x . .  DELETE /real-estate-features/{id}
  x . . x . x  GET    /posts
  x . . x . x  GET    /posts/words
  x . . x . x  GET    /posts/import
  x . . x . .  POST   /posts/import
  x . . x . .  POST   /posts/tags/rename
  x . . x . x  GET    /posts/{id}
  x . . x . .  POST   /posts
  x . . x . .  PATCH  /posts/{id}
  x . . x . .  DELETE /posts/{id}
  x . . x . .  PUT    /posts/{id}/state
  x . . x . .  PUT    /posts/{id}/editing
  x . . x . .  DELETE /posts/{id}/editing
  x . . x . x  GET    /posts/{id}/versions
  x . . x . x  GET    /posts/{id}/versions/{versionId}
  x . . x . .  POST   /posts/{id}/versions/{versionId}/restore
  x . . x . .  POST   /posts/{id}/draft/publish
  x . . x . .  DELETE /posts/{id}/draft
  x . x x . x  GET    /comments
  x . x x . .  POST   /comments/review
  x . x x . .  POST   /comments/{id}/pin
  x . x x . .  DELETE /comments/{id}/pin
  x x x x . x  GET    /unanswered-questions
  x x x x . x  GET    /model-use
  x . . x . .  POST   /unanswered-questions/{id}/draft
  x . . x . .  DELETE /unanswered-questions/{id}
  x . . x . .  GET    /subscribers
  x . . x . .  DELETE /subscribers/{id}
  x . . x . .  GET    /subscribers/export.csv
  x . . x . .  GET    /subscribers/export.xlsx
  x . . x . .  GET    /letters
  x . . x . .  GET    /letters/{id}
  x . . x . .  GET    /letters/groups
  x . . x . .  GET    /letters/{id}/figures
  x . . x . .  POST   /letters/count
  x . . x . .  POST   /letters
  x . . x . .  PUT    /letters/{id}
  x . . x . .  DELETE /letters/{id}
  x . . x . .  POST   /letters/{id}/plan
  x . . x . .  POST   /letters/{id}/take-back
  x . . x . .  POST   /letters/{id}/test
  x x . x . x  GET    /statistics
  x x x x x x  GET    /settings
  x x x x x x  GET    /settings/versions
  x x x x x x  GET    /settings/versions/{versionId}
  x . . x . .  PUT    /settings
  x . . x . .  POST   /settings/versions/{versionId}/restore
  x x x x x x  GET    /document-pictures/{id}
  x . . x . .  POST   /document-pictures
  x x x x x x  GET    /media
  x x x x x x  GET    /media/{id}
  x x x x x x  GET    /media/{id}/uses
  x . . x . .  POST   /media
  x . . x . .  PATCH  /media/{id}
  x . . x . .  DELETE /media/{id}
  x . . x . .  POST   /media/delete
  x . . x . .  POST   /media/move
  x x x x x x  GET    /media-folders
  x . . x . .  POST   /media-folders
  x . . x . .  PATCH  /media-folders/{id}
  x . . x . .  DELETE /media-folders/{id}
  x x x x x x  GET    /cases
  x . . x . .  POST   /cases
  x . . x . .  PUT    /cases/order
  x . . x . .  PUT    /cases/{id}
  x . . x . .  DELETE /cases/{id}
  x . . x . .  POST   /cases/{id}/hide
  x . . x . .  POST   /cases/{id}/show
  x . . x . .  POST   /cases/{id}/publish
  x . . x . .  DELETE /cases/{id}/draft
  x x x x x x  GET    /cases/{id}/versions
  x x x x x x  GET    /cases/{id}/versions/{versionId}
  x . . x . .  POST   /cases/{id}/versions/{versionId}/restore
  x x x x x x  GET    /galleries
  x x x x x x  GET    /galleries/{id}
  x . . x . .  POST   /galleries
  x . . x . .  PUT    /galleries/order
  x . . x . .  PUT    /galleries/{id}
  x . . x . .  DELETE /galleries/{id}
  x . . x . .  POST   /galleries/{id}/restore
  x x x x x x  GET    /home
  x x x x x x  GET    /policies
  x x x x x x  GET    /policies/{slug}
  x x x x x x  GET    /about
  x x x x x x  GET    /about/versions
  x x x x x x  GET    /about/versions/{versionId}
  x . . x . .  GET    /content-check
  x . . x . .  PUT    /home
  x . . x . .  POST   /home/publish
  x . . x . .  DELETE /home/draft
  x x x x x x  GET    /home/versions
  x x x x x x  GET    /home/versions/{versionId}
  x . . x . .  POST   /home/versions/{versionId}/restore
  x . . x . .  PUT    /policies/{slug}
  x . . x . .  PUT    /about
  x . . x . .  POST   /about/publish
  x . . x . .  DELETE /about/draft
  x . . x . .  POST   /about/versions/{versionId}/restore
  x x x x x x  GET    /translations
  x x x x x x  GET    /translations/export.csv
  x . . x . .  PUT    /translations
  x . . x . .  POST   /translations/import
  x x x x x x  GET    /plans
  x x x x x x  GET    /pickers
  x x x x x x  GET    /offer
  x x x x x x  GET    /offer/versions
  x x x x x x  GET    /offer/versions/{versionId}
  x . . x . .  PUT    /plans/{id}
  x . . x . .  PUT    /pickers/{id}
  x . . x . .  PUT    /offer
  x . . x . .  POST   /offer/publish
  x . . x . .  DELETE /offer/draft
  x . . x . .  POST   /offer/versions/{versionId}/restore
  x x x x x x  GET    /benefits
  x . . x . .  POST   /benefits
  x . . x . .  PUT    /benefits/order
  x . . x . .  PUT    /benefits/{id}
  x . . x . .  DELETE /benefits/{id}
  x x x x x x  GET    /gst-rates
  x . . . x .  POST   /gst-rates
  x . . . x .  PUT    /gst-rates/order
  x . . . x .  PUT    /gst-rates/{id}
  x . . . x .  DELETE /gst-rates/{id}
  x x x . x x  GET    /carts
  x x x x x x  GET    /pricing-plans
  x x x x x x  GET    /coupons
  x x x x x x  GET    /price-items
  x x x x x x  GET    /prices
  x x x x x x  GET    /class-levels
  x x x x x x  GET    /class-schedules
  x . . . x .  POST   /pricing-plans
  x . . . x .  PUT    /pricing-plans/{id}
  x . . . x .  DELETE /pricing-plans/{id}
  x . . . x .  POST   /coupons
  x . . . x .  POST   /price-items
  x . . . x .  PUT    /price-items/{id}
  x . . . x .  DELETE /price-items/{id}
  x . . . x .  PUT    /coupons/{id}
  x . . . x .  DELETE /coupons/{id}
  x . . . x .  POST   /class-levels
  x . . . x .  PUT    /class-levels/{id}
  x . . . x .  DELETE /class-levels/{id}
  x . . . x .  POST   /class-schedules
  x . . . x .  PUT    /class-schedules/{id}
  x . . . x .  DELETE /class-schedules/{id}
  x x x . x x  GET    /admissions
  x x x . x x  GET    /admissions/{id}
  x x . . . .  PATCH  /admissions/{id}
  x x . . . .  POST   /admissions/{id}/notes
  x x x . x x  GET    /admissions/{id}/upgrades
  x . . . x .  POST   /admissions/{id}/upgrades
  x . . x . x  GET    /redirects
  x . . x . x  GET    /redirects/{id}
  x . . x . x  GET    /lost-addresses
  x . . x . .  POST   /redirects
  x . . x . .  PUT    /redirects/{id}
  x . . x . .  DELETE /redirects/{id}
  x . . x . .  DELETE /lost-addresses/{id}
  x x x x x x  GET    /staff
  x x x x x x  GET    /sign-in-rules
  x . . . . .  POST   /staff
  x . . . . .  PATCH  /staff/{id}
  x . . . . .  DELETE /staff/{id}/second-factor
  x . . . . .  PUT    /sign-in-rules
  x . . . . .  GET    /staff-invites
  x . . . . .  POST   /staff-invites
  x . . . . .  POST   /staff-invites/{id}/resend
  x . . . . .  DELETE /staff-invites/{id}
  x x x . . x  GET    /messages
  x x x . . x  GET    /messages/{id}
  x x x . . .  POST   /messages/{id}/retry
  x x x . . x  GET    /incoming-mails
  x x x . . x  GET    /incoming-mails/{id}
  x x x . . x  GET    /incoming-mails/{id}/files/{fileId}
  x x x . . .  POST   /incoming-mails/{id}/place
  x x x . . .  POST   /incoming-mails/{id}/answer
  x x x . . .  PATCH  /incoming-mails/{id}
  x x x . x x  GET    /whatsapp-numbers/{phone}
  x x x . x .  POST   /whatsapp-numbers/{phone}/agreement
  x x x . . x  GET    /whatsapp-templates
  x x . . . .  POST   /whatsapp-templates/refresh
  x x . . . .  PUT    /whatsapp-templates/{event}/{language}
  x x x . . .  GET    /bookings/{id}/whatsapp
  x x x . . .  POST   /bookings/{id}/whatsapp
  x x x . . .  GET    /bookings/{id}/whatsapp-reminder
  x x x . . .  POST   /bookings/{id}/whatsapp-reminder
  x x . . . .  GET    /quotations/{id}/whatsapp
  x x . . . .  POST   /quotations/{id}/whatsapp
  x . x . x .  GET    /invoices/{id}/whatsapp
  x . x . x .  POST   /invoices/{id}/whatsapp
  x . . . x .  GET    /invoices/{id}/whatsapp-reminder
  x . . . x .  POST   /invoices/{id}/whatsapp-reminder
  x x x . x x  GET    /unreachable-addresses
  x . . . . x  GET    /jobs
  x . . . . x  GET    /jobs/{name}
  x . . . . .  POST   /jobs/{name}/{id}/retry
  x . . . . .  GET    /webhooks
  x . . . . .  POST   /webhooks
  x . . . . .  GET    /webhooks/{id}
  x . . . . .  PATCH  /webhooks/{id}
  x . . . . .  DELETE /webhooks/{id}
  x . . . . .  POST   /webhooks/{id}/secret
  x . . . . .  POST   /webhooks/{id}/test
  x . . . . .  GET    /webhook-events
  x . . . . .  GET    /webhook-events/{event}/samples
  x . . . . .  GET    /webhook-signature
  x . . . . .  GET    /webhook-deliveries
  x . . . . .  GET    /webhook-deliveries/{id}
  x . . . . .  POST   /webhook-deliveries/resend
  x . . . . .  POST   /webhook-deliveries/{id}/resend
  x . . . . .  GET    /api-tokens
  x . . . . .  POST   /api-tokens
  x . . . . .  DELETE /api-tokens/{id}
  x . . . . .  GET    /assistant-connections/asked
  x . . . . .  POST   /assistant-connections
  x x x x x x  POST   /mcp
  x x x x x x  GET    /proposals
  x x x x x .  POST   /proposals/{id}/confirm
  x x x x x .  POST   /proposals/{id}/refuse
  x . . . . .  GET    /first-steps
  x . . . . .  PATCH  /first-steps
  x . . . . .  GET    /demo-content
  x . . . . .  DELETE /demo-content
  x . . . . .  POST   /demo-content
  x . . . . .  GET    /content/export
  x . . . . .  POST   /content/import
  x . . . . .  GET    /operations
  x . . . . .  GET    /going-live
  x . . . . .  GET    /server-settings
  x . . . . .  POST   /server-settings/{key}
  x . . . . .  POST   /server-settings/{key}/trial
  x . . . . .  GET    /server-settings/trials/{id}
  x . . . . .  GET    /operations/vitals
  x . . . . .  GET    /server-errors
  x . . . . .  POST   /operations/test-mail
  x . . . . .  GET    /backups
  x . . . . .  POST   /backups
  x . . . . .  POST   /backups/go-on
  x . . . . .  POST   /backups/{name}/drill
  x . . . . .  GET    /backups/{name}/comparison
  x . . . . .  POST   /backups/{name}/ticket
  x . . . . .  GET    /backups/{name}/file
  x . . . . .  POST   /backups/{name}/hand-over
  x . . . . x  GET    /audit
  x . . . . x  POST   /audit/verify
  x . . . . .  GET    /audit/export.csv
  x . . . . .  GET    /audit/export.xlsx
`;

/** How somebody gets in and out: open to everybody, for there is no session yet to judge. */
const door = [
  'POST /session',
  'DELETE /session',
  'POST /session/code',
  'POST /session/enrolment',
  'POST /session/enrolment/code',
  'POST /session/invitation',
  'POST /session/invitation/answer',
];

const password = 'correct horse battery';
const others = roles.filter((role) => role !== 'owner');
const rows = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.trim().split(/\s+/);
      const call = words.slice(others.length).join(' ');
      return [call, new Set<Role>(['owner', ...others.filter((_, i) => words[i] === 'x')])] as const;
    }),
);

let app: TestApp;
let described: string[];
/** Which permission each call says it asks for, and whether a token may have it. */
const asked = new Map<string, { permission: string; byToken: boolean }>();
const cookies = new Map<Role, string>();
beforeAll(async () => {
  app = await createTestApp();
  type Operation = { 'x-permission'?: string; security?: object[] };
  const document = (await (await app.get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { 'x-permission': permission = '', security = [] }] of Object.entries(methods))
      asked.set(`${method.toUpperCase()} ${path.replace(/^\/staff/, '')}`, {
        permission,
        byToken: security.some((way) => 'token' in way),
      });
  described = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/staff/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/staff'.length)}`),
    );
  const passwordHash = await app.ctx.passwords.hash(password);
  for (const role of roles) {
    const email = `${role}@example.com`;
    await app.db.insert(staff).values({ id: v7(), name: role, email, role, passwordHash });
    const signedIn = await app.post('/staff/session', { email, password });
    cookies.set(role, signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
});
afterAll(() => app.close());

/** The status of a call whose ids and body fit nothing: whoever is refused for them was let through. */
async function statusOf(call: string, who: string | { token: string }) {
  const [method = '', path = ''] = call.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true };
  const filled = path.replaceAll(/\{\w+\}/g, '01975d3c-0000-7000-8000-000000000000');
  const headers: Record<string, string> =
    typeof who === 'string' ? { Cookie: who } : { Authorization: `Bearer ${who.token}` };
  const answer = await app.send(method, `/staff${filled}`, body, headers);
  await answer.body?.cancel();
  return answer.status;
}

test('every call of the back office has a row, and every row a call; none is kept out of the description', () => {
  expect(described.toSorted()).toEqual([...rows.keys(), ...door].toSorted());
  const answered = app.product.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/staff/'))
    .map(({ method, path }) => `${method} ${path.slice('/staff'.length).replaceAll(/:(\w+)/g, '{$1}')}`);
  expect([...new Set(answered)].toSorted()).toEqual(described.toSorted());
});

test('each role that must not use a call is refused before its request is read; nobody gets in unasked', async () => {
  for (const [call, allowed] of rows) {
    expect([call, await statusOf(call, '')]).toEqual([call, 401]);
    for (const role of roles) {
      const status = await statusOf(call, cookies.get(role) ?? '');
      expect(status === 403, `${role} ${call} answered ${status}`).toBe(!allowed.has(role));
      expect(status === 401, `${role} ${call} answered ${status}`).toBe(false);
      expect(status, `${role} ${call}`).not.toBe(500);
    }
  }
});

/** A token of the owner's. */
async function lend(scopes: Permission[]) {
  const made = await app.post(
    '/staff/api-tokens',
    { name: 'A program', scopes, days: 7, password },
    { Cookie: cookies.get('owner') ?? '' },
  );
  expect(made.status).toBe(201);
  return (await made.json()) as { token: string };
}

test('a token with leads:read is refused by every call but those that ask for it, one with all by what is for people', async () => {
  const one = await lend(['leads:read']);
  const all = await lend(lendable.filter((permission) => permission !== 'assistants:use'));
  const assistant = await lend(lendable);
  const reached: Record<string, number> = {};
  for (const call of rows.keys()) {
    const { permission, byToken } = asked.get(call) ?? { permission: '', byToken: false };
    for (const [name, token, through] of [
      ['one', one, byToken && permission === 'leads:read'],
      ['all', all, byToken && permission !== 'assistants:use'],
      ['an assistant’s', assistant, permission === 'assistants:use'],
    ] as const) {
      const status = await statusOf(call, token);
      expect(![401, 403].includes(status), `${call} answered ${status} to the token with ${name}`).toBe(
        through,
      );
      expect(status, call).not.toBe(500);
      if (through) reached[name] = (reached[name] ?? 0) + 1;
    }
  }
  expect(reached.one).toBeGreaterThan(10);
  expect(reached.all).toBeGreaterThan(200);
  // People and keys are administered by people, whatever a token was lent.
  const personal =
    / \/(staff-invites|sign-in-rules|server-settings|api-tokens|assistant-connections|session|calendar-feed|calendars-found|own-calendar|agency-calendar)|^(POST|PATCH|DELETE) \/(staff|webhooks)/;
  const administration = [...rows.keys()].filter(
    (call) => personal.test(call) && call !== 'GET /sign-in-rules',
  );
  expect(administration.length).toBeGreaterThan(20);
  expect(administration.filter((call) => asked.get(call)?.byToken)).toEqual([]);
});
