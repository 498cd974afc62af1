import { and, desc, eq } from 'drizzle-orm';
import { bankMs } from './announce-debits.ts';
import { mandateIn, type MandateRow } from './find-mandate.ts';
import type { DebitState, MandateState } from './mandate.ts';
import { mandateDebits } from './table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import type { Language } from '#kit/language/language.ts';
import { namedOn, readBuyer } from '#money/buyers/buyers.ts';
import { periodPlace, type Rhythm } from '#money/invoices/recurring/recurring.ts';
import { readRecurring } from '#money/invoices/recurring/recurring-invoices.ts';
import { invoices } from '#money/invoices/table.server.ts';

/** A mandate as its customer sees it. Days in India. */
export type MandatePage = {
  seller: string;
  /** What its invoices are for. */
  what: string;
  every: Rhythm;
  totalPaise: Paise;
  mostPaise: Paise;
  validUntil: string;
  state: MandateState;
  reason: string;
  isHeld: boolean;
  /** Where it is agreed to; null where that is done, or too late. */
  agreeUrl: string | null;
  debits: { invoiceId: string; number: string; amountPaise: Paise; state: DebitState; on: string }[];
  buyerName: string;
  email: string;
  language: Language;
};

const shownDebits = 12;

/** @throws NotFound */
export const readMandatePage = async (ctx: Pick<Ctx, 'db'>, { token }: { token: string }) =>
  showMandate(ctx, await mandateIn(ctx, token));

export async function showMandate(ctx: Pick<Ctx, 'db'>, row: MandateRow): Promise<MandatePage> {
  const recurring = await readRecurring(ctx, row);
  const buyer = await readBuyer(ctx, recurring);
  const { legalName } = await readSettings(ctx);
  const { mostPaise, status: state, reason, heldAt, gatewayLinkUrl } = row;
  const debits = await debitsOf(ctx, row);
  return {
    seller: legalName,
    what: whatOf(recurring),
    every: recurring.every,
    totalPaise: recurring.totalPaise,
    mostPaise,
    validUntil: dateInIndia(row.validUntil),
    state,
    reason,
    isHeld: heldAt !== null,
    agreeUrl: state === 'asked' || state === 'refused' ? gatewayLinkUrl : null,
    debits,
    buyerName: namedOn(buyer),
    email: buyer.email,
    language: buyer.language,
  };
}

/** The latest first. */
export async function debitsOf(ctx: Pick<Ctx, 'db'>, { id }: Pick<MandateRow, 'id'>) {
  const rows = await ctx.db
    .select({ debit: mandateDebits, number: invoices.number })
    .from(mandateDebits)
    .innerJoin(invoices, eq(invoices.id, mandateDebits.invoiceId))
    .where(and(eq(mandateDebits.mandateId, id)))
    .orderBy(desc(mandateDebits.invoiceId))
    .limit(shownDebits);
  return rows.map(({ debit: { invoiceId, amountPaise, state, askAt, fault, tries }, number }) => ({
    invoiceId,
    number,
    amountPaise,
    state,
    on: dateInIndia(new Date(askAt.getTime() + bankMs)),
    fault,
    tries,
  }));
}

/** What invoices are for, without the period, which is another each time. */
export const whatOf = ({ lines }: { lines: { title: string }[] }) =>
  lines.map(({ title }) => title.replaceAll(periodPlace, '').replace(/[,\s–-]+$/, '')).join(', ');
