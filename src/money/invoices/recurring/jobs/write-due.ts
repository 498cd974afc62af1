import { defineJob } from '#kit/define-job.ts';
import { dueInvoices } from '../recurring-invoices.ts';
import { writeDueInvoices } from '../write-due.ts';

export const writeRecurringInvoices = defineJob(dueInvoices, writeDueInvoices, { atOnce: 1 });
