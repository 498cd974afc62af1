import { auditExport } from '#domain/audit/export-audit.ts';
import { bookingExport } from '#domain/bookings/export-bookings.ts';
import { customerExport } from '#domain/customers/export-customers.ts';
import { leadExport } from '#domain/leads/export-leads.ts';
import { subscriberExport } from '#domain/newsletter/export-subscribers.ts';
import { orderExport, paymentExport } from '#domain/payments/export-payments.ts';
import { quotationExport } from '#domain/quotations/export-quotations.ts';
import type { ListExport } from './list-export.ts';

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
