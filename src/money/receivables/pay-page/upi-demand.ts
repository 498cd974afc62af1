import { demandReference, maxByUpiPaise, upiLink } from '#kit/india/upi.ts';
import type { Paise } from '#kit/india/money.ts';
import { qrPath } from '#kit/qr-path.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { UpiDemand } from './pay-page.ts';

/**
 * What is asked of a payment app, with a reference of its own each time; null where it cannot be: no UPI id in the
 * settings, nothing to pay, or more than apps take.
 * @param number of the document, which both sides read
 */
export function upiDemand(
  { upiId, legalName: payee }: Pick<SiteSettings, 'upiId' | 'legalName'>,
  { number, amountPaise, at }: { number: string; amountPaise: Paise; at: Date },
): UpiDemand | null {
  if (!upiId || amountPaise <= 0 || amountPaise > maxByUpiPaise) return null;
  const link = upiLink({ upiId, payee, note: number, reference: demandReference(number, at), amountPaise });
  return { id: upiId, link, code: qrPath(link, 3) };
}
