import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerConsents } from './table.server.ts';
import { agreeByForm, endAgreement } from '#agency/whatsapp/numbers.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import {
  customerConsentTexts,
  customerConsentVersion,
  type ConsentChange,
  type ConsentPurpose,
} from './consent.ts';
import { signedIn } from '../customer.ts';
import { customers } from '../table.server.ts';

/** Everything this customer agreed to or took back, the latest first, with the words of then. */
export async function listConsents(ctx: Ctx) {
  const { id } = signedIn(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(customerConsents)
    .where(eq(customerConsents.customerId, id))
    .orderBy(desc(customerConsents.id));
  return rows.map(({ customerId: _own, ...row }) => ({
    ...row,
    text: customerConsentTexts[row.textVersion]?.[row.purpose] ?? '',
  }));
}

/** Gives a consent or takes it back: a new row, so that what held before stays readable. */
export async function changeConsent(ctx: Ctx, input: ConsentChange): Promise<void> {
  const { id: customerId } = signedIn(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    if (input.purpose === 'whatsapp') await changeWhatsApp(ctx, { customerId, ...input });
    await ctx.db
      .insert(customerConsents)
      .values({ id: v7(), customerId, ...input, textVersion: customerConsentVersion });
  });
}

/** What is agreed to holds for the number that the account has now. @throws Conflict without one */
async function changeWhatsApp(
  ctx: Ctx,
  { customerId, given, source }: ConsentChange & { customerId: string },
): Promise<void> {
  const [own] = await ctx.db
    .select({ phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  if (!own?.phone) {
    if (given) throw new Conflict(/*i18n*/ 'Please add a valid mobile number first.');
    return;
  }
  if (given) await agreeByForm(ctx, [{ ...own, where: `in a form: ${source}` }]);
  else await endAgreement(ctx, own);
}

/** Another number has not agreed to anything; in the caller's transaction. @param phone the one before */
export async function endWhatsApp(
  ctx: Pick<Ctx, 'db'>,
  { customerId, phone }: { customerId: string; phone: string },
): Promise<void> {
  const [last] = await ctx.db
    .select({ given: customerConsents.given })
    .from(customerConsents)
    .where(and(eq(customerConsents.customerId, customerId), eq(customerConsents.purpose, 'whatsapp')))
    .orderBy(desc(customerConsents.id))
    .limit(1);
  if (!last?.given || !phone) return;
  await endAgreement(ctx, { phone });
  await ctx.db.insert(customerConsents).values({
    id: v7(),
    customerId,
    purpose: 'whatsapp',
    given: false,
    textVersion: customerConsentVersion,
    source: 'another number',
  });
}

/** Keeps that something was agreed to, in the words of now, in the caller's transaction. */
export async function recordConsent(
  { db }: Pick<Ctx, 'db'>,
  given: { customerId: string; purpose: ConsentPurpose; source: string },
): Promise<void> {
  await db
    .insert(customerConsents)
    .values({ id: v7(), ...given, given: true, textVersion: customerConsentVersion });
}
