import type { ApiDeps } from '#kit/wire/deps.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { documentRoute } from '#money/receivables/pay-page/wire/routes.ts';
import { invoiceOfLink } from '../read-link-page.ts';

export const paymentLinkRoutes = (deps: ApiDeps & { pdfs: InvoicePdfs }) =>
  documentRoute(
    deps,
    { path: '/pay/{token}/document.pdf', summary: 'The invoice that a payment link asks for, as PDF' },
    invoiceOfLink,
  );
