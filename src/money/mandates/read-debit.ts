import { eq } from 'drizzle-orm';
import { bankMs } from './announce-debits.ts';
import { mandateUrl } from './find-mandate.ts';
import type { DebitNews } from './mandate-mail.ts';
import { mandateDebits } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import type { Language } from '#kit/language/language.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { namedOn } from '#money/buyers/buyers.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { payPageUrl } from '#money/receivables/pay-page/pay-link.ts';
import { receivables } from '#money/receivables/table.server.ts';

/** What a payer is told of one debit. `on`: the day in India on which the bank debits. */
export type DebitTold = {
  what: DebitNews;
  number: string;
  language: Language;
  buyerName: string;
  email: string;
  amountPaise: Paise;
  openPaise: Paise;
  on: string;
  isTriedAgain: boolean;
  mandateUrl: string;
  payUrl: string;
};

/** Null where that is not so any more, or nobody can be told: what is settled needs no mail. */
export async function readDebit(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  { invoiceId, what }: { invoiceId: string; what: DebitTold['what'] },
): Promise<DebitTold | null> {
  const [row] = await ctx.db
    .select({
      debit: mandateDebits,
      number: invoices.number,
      openPaise: receivables.openPaise,
      name: buyers.name,
      company: buyers.company,
      email: buyers.email,
      language: buyers.language,
    })
    .from(mandateDebits)
    .innerJoin(invoices, eq(invoices.id, mandateDebits.invoiceId))
    .innerJoin(receivables, eq(receivables.invoiceId, mandateDebits.invoiceId))
    .innerJoin(buyers, eq(buyers.id, receivables.buyerId))
    .where(eq(mandateDebits.invoiceId, invoiceId));
  if (!row?.email || row.openPaise === 0) return null;
  const { debit, number, openPaise, email, language } = row;
  if (what === 'notice' && debit.state !== 'announced') return null;
  return {
    what,
    number,
    language,
    email,
    openPaise,
    buyerName: namedOn(row),
    amountPaise: Math.min(debit.amountPaise, openPaise),
    on: dateInIndia(new Date(debit.askAt.getTime() + bankMs)),
    isTriedAgain: debit.state === 'announced',
    mandateUrl: await mandateUrl(ctx, debit.mandateId, language),
    payUrl: await payPageUrl(ctx, { invoiceId, language }),
  };
}
