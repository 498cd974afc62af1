import { auditExport } from '#agency/audit/export-audit.ts';
import { bookingExport } from '#sales/bookings/export-bookings.ts';
import { customerExport } from '#people/customers/export-customers.ts';
import { leadExport } from '#sales/leads/export-leads.ts';
import { subscriberExport } from '#content/newsletter/export-subscribers.ts';
import { orderExport, paymentExport } from '#money/payments/export-payments.ts';
import { quotationExport } from '#sales/quotations/export-quotations.ts';
import type { ListExport } from '#agency/exports/list-export.ts';

/** Every list that can be taken away as a file, by its name in the address. */
export const exportedLists: Record<string, ListExport> = {
  leads: leadExport,
  customers: customerExport,
  payments: paymentExport,
  orders: orderExport,
  bookings: bookingExport,
  quotations: quotationExport,
  subscribers: subscriberExport,
  audit: auditExport,
};
