import { latinDigits } from './digits.ts';
import { toPaise, type Paise } from './money.ts';

/** Rupees as people type them, `₹20,000` or `२००००.५०`, in paise. Null for nothing, undefined for what is no sum. */
export function typedPaise(typed: string): Paise | null | undefined {
  const plain = latinDigits(typed).replaceAll(/[₹,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,13}(\.\d{1,2})?$/.test(plain) ? toPaise(Number(plain)) : undefined;
}
