import type { EInvoice } from '#money/invoices/e-invoices/e-invoice.ts';
import type { CertificatePdfs } from '#money/certificates/pdfs.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import type { QuotationPdfs } from '#sales/quotations/pdfs.ts';
import { createBoundedQueue } from '#kit/bounded-queue.ts';
import { setDocument, type Order } from './set-document.ts';
import type { PrintedPictures } from './sheet.tsx';
import { createThread } from './thread.ts';

type Named = { logoId?: string; signatureId?: string };
type Sources = {
  /** Reads a logo or a signature as PNG. */
  pictureOf?(pictureId: string): Promise<Uint8Array>;
  /** How a document is registered with the portal, by its number. */
  eInvoiceOf?(number: string): Promise<EInvoice | null>;
  /** Where an issued document is checked, by its number. */
  verifyUrlOf?(number: string): Promise<string | null>;
  /** By which each code to pay with is told from the one before. */
  now?(): Date;
};
const noPicture = () => Promise.reject(new Error('There are no pictures for documents'));
/** Where nobody has any. */
const none = () => Promise.resolve(null);

/** Setting a document takes a processor for up to a second: the server answers meanwhile. */
const createSetting = () =>
  import.meta.env.PROD
    ? createThread<Order, Awaited<ReturnType<typeof setDocument>>>(
        new URL('./pdf-thread.js', import.meta.url),
      )
    : (order: Order) => setDocument(structuredClone(order));

/** Documents as PDF, set one at a time. */
export function createPdfs({
  pictureOf = noPicture,
  eInvoiceOf = none,
  verifyUrlOf = none,
  now = () => new Date(),
}: Sources = {}): QuotationPdfs & InvoicePdfs & CertificatePdfs {
  const inTurn = createBoundedQueue({ atOnce: 1, longest: 12 });
  const set = createSetting();
  const picturesOf = async ({ logoId, signatureId }: Named): Promise<PrintedPictures> => ({
    logo: logoId ? await pictureOf(logoId) : null,
    signature: signatureId ? await pictureOf(signatureId) : null,
  });
  return {
    quotation: (quotation, settings) =>
      inTurn(async () => {
        const printed = { ...(await picturesOf(settings)), at: now() };
        return set({ kind: 'quotation', given: [quotation, settings, printed] });
      }),
    invoice: (invoice) =>
      inTurn(async () => {
        const printed = {
          ...(await picturesOf(invoice.content.supplier)),
          eInvoice: await eInvoiceOf(invoice.number),
          verifyUrl: await verifyUrlOf(invoice.number),
          at: now(),
        };
        return set({ kind: 'invoice', given: [invoice, printed] });
      }),
    certificate: (certificate) =>
      inTurn(async () => {
        const pictures = await picturesOf(certificate.content.supplier);
        return set({ kind: 'certificate', given: [certificate, pictures] });
      }),
    statement: (statement) =>
      inTurn(async () =>
        set({ kind: 'statement', given: [statement, await picturesOf(statement.supplier)] }),
      ),
  };
}
