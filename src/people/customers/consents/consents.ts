import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { customerConsents } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import {
  customerConsentTexts,
  customerConsentVersion,
  type ConsentChange,
  type ConsentPurpose,
} from './consent.ts';
import { signedIn } from '../customer.ts';

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
  const { id } = signedIn(ctx.actor);
  await ctx.db.insert(customerConsents).values({
    id: v7(),
    customerId: id,
    ...input,
    textVersion: customerConsentVersion,
    source: 'profile',
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
