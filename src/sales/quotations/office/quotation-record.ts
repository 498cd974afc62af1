import type { Language } from '#kit/language/language.ts';
import type { Due } from '../quotation-due.ts';
import type { CounterLine, QuotationLine, QuotationState, ResponseAction } from '../quotation.ts';

export type QuotationRow = {
  id: string;
  publicId: string;
  code: string;
  revision: number;
  state: QuotationState;
  createdAt: string;
  title: string;
  name: string;
  company: string;
  totalPaise: number;
  validUntil: string;
  sentAt: string | null;
  handedOver: boolean;
  views: number;
  isSample: boolean;
};

export type QuotationAnswer = {
  id: string;
  at: string;
  action: ResponseAction;
  description: string;
  reason: string;
  mobile: string;
  email: string;
  verified: boolean;
  counterTotalPaise: number | null;
  counterLines: CounterLine[] | null;
  contentHash: string;
  ip: string;
  reopenedAt: string | null;
  reopenedBy: string | null;
};

/** A quotation as its own call answers with it. Lists know the row only. */
export type QuotationDetail = QuotationRow & {
  leadId: string | null;
  gstin: string;
  address: string;
  pincode: string;
  stateCode: string;
  mobile: string;
  email: string;
  intro: string;
  terms: string;
  language: Language;
  lines: QuotationLine[];
  netPaise: number;
  gstPaise: number;
  lastViewedAt: string | null;
  depositPercent: number | null;
  due?: Pick<Due, 'part' | 'percent' | 'amountPaise'> | null;
  revisions?: QuotationRow[];
  responses?: QuotationAnswer[];
};

export type TemplateRecord = {
  id: string;
  name: string;
  title: string;
  intro: string;
  terms: string;
  validDays: number;
  isSample: boolean;
  lines: QuotationLine[];
};
