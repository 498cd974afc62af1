import { decodeJwt } from 'jose';
import { z } from 'zod';
import { toRupees } from '#kit/india/money.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { buyerPin } from './inv-01.ts';

const Answer = z.object({
  Irn: z.string().regex(/^[0-9a-f]{64}$/i),
  AckNo: z.union([z.string().min(1).max(30), z.number()]).transform(String),
  /** In India, `2026-11-24 10:15:00`. */
  AckDt: z.string().regex(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
  SignedQRCode: z.string().min(20).max(8000),
  SignedInvoice: z.string().max(200_000).default(''),
});
/** What the code says that the portal signed. */
const Signed = z.object({
  SellerGstin: z.string(),
  DocNo: z.string(),
  TotInvVal: z.number(),
  Irn: z.string(),
});

/** What of the whole that the portal signed has to be the same here. */
const SignedWhole = z.object({ BuyerDtls: z.object({ Pin: z.number() }) });

export type PortalAnswer = {
  irn: string;
  ackNo: string;
  ackAt: Date;
  signedQr: string;
  signedInvoice: string;
};

/**
 * What the portal answered about a document, as it was copied or downloaded: alone, in a list, or inside what wraps it. The
 * signed code has to name this document; whether its signature is the portal's, readers of the code check with its key.
 * @returns a sentence where it is not that
 */
export function readPortalAnswer(
  text: string,
  row: Pick<InvoiceRow, 'number' | 'totalPaise' | 'content'>,
): PortalAnswer | string {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'This is no JSON. Copy all that the portal answered, from the first bracket to the last';
  }
  const answer = candidates(found)
    .map((one) => Answer.safeParse(one))
    .flatMap(({ data }) => data ?? [])
    .find(({ SignedQRCode }) => signedIn(SignedQRCode)?.DocNo.toUpperCase() === row.number.toUpperCase());
  if (!answer) return `There is no IRN, acknowledgement and signed code of ${row.number} in it`;
  const signed = signedIn(answer.SignedQRCode);
  const pin = SignedWhole.safeParse(dataIn(answer.SignedInvoice)).data?.BuyerDtls.Pin;
  if (signed?.Irn !== answer.Irn) return 'Its signed code names another IRN';
  if (signed.SellerGstin !== row.content.supplier.gstin)
    return 'It is registered under another GST number than ours';
  if (signed.TotInvVal !== toRupees(row.totalPaise)) return 'It is registered with another amount';
  if (pin !== undefined && pin !== buyerPin(row.content))
    return `It is registered with the buyer’s PIN code ${pin}. Complete the address as it stands there, then store this`;
  return {
    irn: answer.Irn,
    ackNo: answer.AckNo,
    ackAt: new Date(`${answer.AckDt.replace(' ', 'T')}+05:30`),
    signedQr: answer.SignedQRCode,
    signedInvoice: answer.SignedInvoice,
  };
}

/** Everything in it that could be an answer. */
function candidates(found: unknown): unknown[] {
  if (Array.isArray(found)) return found.flatMap(candidates);
  if (typeof found === 'string') return parsed(found) === null ? [] : candidates(parsed(found));
  if (typeof found !== 'object' || found === null) return [];
  const inside = found as Record<string, unknown>;
  return [found, ...['data', 'Data', 'result'].flatMap((name) => candidates(inside[name]))];
}

const signedIn = (code: string) => Signed.safeParse(dataIn(code)).data ?? null;

/** What a code of the portal's says; null where it is none. */
function dataIn(code: string): unknown {
  try {
    const { data } = decodeJwt(code);
    return typeof data === 'string' ? parsed(data) : data;
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
