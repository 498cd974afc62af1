/** What everybody may know about quotations, browsers included. */
import type { Paise } from '#kit/india/money.ts';
import { pathOf } from '#kit/path-of.ts';
import type { Treatment } from '#catalogue/gst/treatment.ts';
import type { Unit } from '#kit/units.ts';

/**
 * draft → sent → viewed → accepted, rejected or countered by its addressee; superseded once a newer revision is sent.
 * accepted → converted, an order that is to be paid, or paid in part → paid → refunded, when all of it went back.
 * `expired` is not stored: it is what sent and viewed become after their last day.
 */
export const quotationStates = [
  'draft', 'sent', 'viewed', 'accepted', 'rejected', 'countered', 'expired', 'superseded', 'converted', 'paid',
  'refunded',
] as const; // prettier-ignore
export type QuotationState = (typeof quotationStates)[number];
export type QuotationStatus = Exclude<QuotationState, 'expired'>;

/** What was accepted, whatever became of it since. */
export const agreedStates: QuotationStatus[] = ['accepted', 'converted', 'paid', 'refunded'];

/** What may be done to a quotation in which states. */
export const quotationActions = {
  edit: ['draft'],
  send: ['draft'],
  remove: ['draft'],
  resend: ['sent', 'viewed'],
  respond: ['sent', 'viewed'],
  revise: ['sent', 'viewed', 'rejected', 'countered', 'expired'],
  acceptCounter: ['countered'],
  reopen: ['rejected'],
  convert: ['accepted'],
  pay: ['accepted', 'converted'],
} satisfies Record<string, QuotationState[]>;

export const quotationMay = (action: keyof typeof quotationActions, state: QuotationState) =>
  (quotationActions[action] as QuotationState[]).includes(state);

export const responseActions = ['accept', 'reject', 'counter'] as const;
export type ResponseAction = (typeof responseActions)[number];

export const answeredState = {
  accept: 'accepted',
  reject: 'rejected',
  counter: 'countered',
} satisfies Record<ResponseAction, QuotationStatus>;

/** Why people say no; whoever rejects may choose one. */
export const rejectReasons = [
  /*i18n*/ 'The price is too high',
  /*i18n*/ 'We chose somebody else',
  /*i18n*/ 'The work has changed',
  /*i18n*/ 'Not now, perhaps later',
] as const;

/** What is offered. `sac`: the service's code for GST, or empty. Amounts are before GST. */
export type QuotationLine = {
  id: string;
  title: string;
  description: string;
  sac: string;
  /** What the quantity counts. */
  unit?: Unit | undefined;
  quantity: number;
  unitPricePaise: Paise;
  /** Taken off the line as a whole. */
  discountPaise: Paise;
  /** The line's share of what the quotation's coupon takes off. */
  couponPaise?: Paise;
  gstPercent: number;
  /** Why it has no GST; empty or left out where it is taxed. */
  treatment?: Treatment | undefined;
};

/** A coupon as a quotation keeps it: with the terms that it had when they were saved. */
export type QuotationCoupon = {
  id: string;
  /** In capitals. */
  code: string;
  percent: number | null;
  offPaise: Paise | null;
};

/** What of a line the addressee wants: to keep it, and where they differ how many of it, and at what price before GST. */
export type CounterLine = {
  id: string;
  keep: boolean;
  quantity?: number | undefined;
  unitPricePaise?: Paise | undefined;
};

/** So long staff may undo a rejection: nobody had to say who they were (R-97). */
export const reopenDays = 7;

/** So long staff may accept a counter-offer as it stands; later its addressee is asked once more. */
export const counterDays = 15;

export const quotationCode = ({ number, revision }: { number: number; revision: number }) =>
  `QT-${String(number).padStart(6, '0')}${revision > 1 ? `-R${revision}` : ''}`;

/** Its own page; `id` is the public one. */
export const quotationPath = (id: string) => pathOf('/quotation/:id', { id });
export const quotationPdfPath = (id: string) => `${quotationPath(id)}/pdf`;
/** The text that was accepted, whose hash its PDF names. */
export const signedTextPath = (id: string) => `${quotationPath(id)}/signed`;
export const responsePath = (id: string, action: ResponseAction) =>
  `${pathOf('/quotation-response/:id?', { id })}?action=${action}`;
