import type { EInvoice } from '#money/invoices/e-invoices/e-invoice.ts';
import type { CertificatePdfs } from '#money/certificates/pdfs.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import type { QuotationPdfs } from '#sales/quotations/pdfs.ts';
import { createBoundedQueue } from '#kit/bounded-queue.ts';
import type { PrintedPictures } from './sheet.tsx';

type Named = { logoId?: string; signatureId?: string };
/** Where nobody has any. */
const noEInvoice = () => Promise.resolve(null);
const noAddress = () => Promise.resolve(null);
const noPicture = () => Promise.reject(new Error('There are no pictures for documents'));

/**
 * Documents as PDF, set one at a time. What sets them is loaded when the first one is asked for.
 * @param pictureOf reads a logo or a signature as PNG
 * @param eInvoiceOf how a document is registered with the portal, by its number
 * @param now by which each code to pay with is told from the one before
 * @param verifyUrlOf where an issued document is checked, by its number
 */
export function createPdfs(
  pictureOf: (pictureId: string) => Promise<Buffer> = noPicture,
  eInvoiceOf: (number: string) => Promise<EInvoice | null> = noEInvoice,
  now: () => Date = () => new Date(),
  verifyUrlOf: (number: string) => Promise<string | null> = noAddress,
): QuotationPdfs & InvoicePdfs & CertificatePdfs {
  const inTurn = createBoundedQueue({ atOnce: 1, longest: 12 });
  const picturesOf = async ({ logoId, signatureId }: Named): Promise<PrintedPictures> => ({
    logo: logoId ? await pictureOf(logoId) : null,
    signature: signatureId ? await pictureOf(signatureId) : null,
  });
  return {
    quotation: (quotation, settings) =>
      inTurn(async () =>
        (await import('./quotation-sheet.tsx')).setQuotation(quotation, settings, {
          ...(await picturesOf(settings)),
          at: now(),
        }),
      ),
    invoice: (invoice) =>
      inTurn(async () =>
        (await import('./invoice-sheet.tsx')).setInvoice(invoice, {
          ...(await picturesOf(invoice.content.supplier)),
          eInvoice: await eInvoiceOf(invoice.number),
          verifyUrl: await verifyUrlOf(invoice.number),
          at: now(),
        }),
      ),
    certificate: (certificate) =>
      inTurn(async () =>
        (await import('./certificate-sheet.tsx')).setCertificate(
          certificate,
          await picturesOf(certificate.content.supplier),
        ),
      ),
    statement: (statement) =>
      inTurn(async () =>
        (await import('./statement-sheet.tsx')).setStatement(statement, await picturesOf(statement.supplier)),
      ),
  };
}
