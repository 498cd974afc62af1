import { UnsecuredJWT } from 'jose';
import type { InvoiceRow } from '../find-invoice.ts';

export const irn = 'a1'.repeat(32);

/** What the portal answers: the form of its own, a signature of nobody. @param ackDt in India, `2026-12-01 12:05:00` */
export function portalAnswer(
  { number, totalPaise, content }: InvoiceRow,
  ackDt: string,
  over: Record<string, unknown> = {},
): string {
  const data = {
    SellerGstin: content.supplier.gstin,
    BuyerGstin: content.buyer.gstin,
    DocNo: number,
    DocTyp: 'INV',
    TotInvVal: totalPaise / 100,
    Irn: irn,
    ...over,
  };
  const SignedQRCode = new UnsecuredJWT({ data: JSON.stringify(data), iss: 'NIC' }).encode();
  return JSON.stringify({
    Status: 1,
    Data: { AckNo: 112610098765432, AckDt: ackDt, Irn: irn, SignedInvoice: 'x', SignedQRCode, Status: 'ACT' },
  });
}
