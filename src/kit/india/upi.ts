import type { Paise } from './money.ts';

/** Payment apps take no more at once. */
export const maxByUpiPaise = 1_00_000_00;

type UpiDue = {
  upiId: string;
  payee: string;
  /** What the payer reads. */
  note: string;
  /** What both banks know the demand by: at most 35 characters. */
  reference: string;
  amountPaise: Paise;
};

/** Unlike that of any other demand, for a bank takes each once: what is paid, and when it was asked. */
export const demandReference = (number: string, at: Date) =>
  `${number.replaceAll(/[^A-Z0-9]/g, '')}T${at.getTime().toString(36).toUpperCase()}`;

/** What payment apps are asked: whom to pay how much, and what for. Source: NPCI's UPI linking specification 1.6 */
export const upiLink = ({ upiId, payee, note, reference, amountPaise }: UpiDue) =>
  `upi://pay?${Object.entries({
    pa: upiId,
    pn: payee,
    am: (amountPaise / 100).toFixed(2),
    cu: 'INR',
    tr: reference,
    tn: note,
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
