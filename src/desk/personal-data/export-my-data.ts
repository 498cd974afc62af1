import { asc, eq } from 'drizzle-orm';
import { admissions } from '#money/admissions/table.server.ts';
import { addresses } from '#people/addresses/table.server.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { customerConsents } from '#people/customers/consents/table.server.ts';
import { customerEvents } from '#people/customers/events/table.server.ts';
import { customerIdentities, customers } from '#people/customers/table.server.ts';
import { helpMessages, helpRequests } from '#people/help/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { refundRequests } from '#money/refund-requests/table.server.ts';
import { addressColumns } from '#people/addresses/list-addresses.ts';
import type { Ctx } from '#kit/context.ts';
import { listMyInvoices } from '#money/invoices/find-invoice.ts';
import { listMyTerms } from '#money/renewals/list-my-terms.ts';
import { exportMyProjects } from '#sales/projects/my-projects.ts';
import { signedIn } from '#people/customers/customer.ts';
import { exportByAddress } from './export-by-address.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import { consumeProof } from '#people/sign-in/step-up.ts';
import { selectSessions } from '#people/sign-in/sign-out.ts';

/** Everything we keep of whoever has just proven that it is them, in one object that reads without us. @throws Forbidden */
export async function exportMyData(ctx: Ctx) {
  const { id } = signedIn(ctx.actor);
  await consumeProof(ctx);
  await recordEvent(ctx, { customerId: id, kind: 'data-exported' });
  const profile = await readProfile(ctx);
  const { db } = ctx;
  const [
    account,
    identities,
    sessions,
    consents,
    events,
    help,
    byAddress,
    billing,
    cart,
    payments,
    invoices,
    subscribed,
    refunds,
    terms,
    projects,
  ] = await Promise.all([
    db
      .select({
        createdAt: customers.createdAt,
        lastSignedInAt: customers.lastSignedInAt,
        language: customers.language,
      })
      .from(customers)
      .where(eq(customers.id, id)),
    db
      .select({ provider: customerIdentities.provider, since: customerIdentities.createdAt })
      .from(customerIdentities)
      .where(eq(customerIdentities.customerId, id)),
    selectSessions(ctx, id),
    db
      .select({
        purpose: customerConsents.purpose,
        given: customerConsents.given,
        textVersion: customerConsents.textVersion,
        source: customerConsents.source,
        at: customerConsents.at,
      })
      .from(customerConsents)
      .where(eq(customerConsents.customerId, id))
      .orderBy(asc(customerConsents.id)),
    db
      .select({
        at: customerEvents.at,
        kind: customerEvents.kind,
        data: customerEvents.data,
        ip: customerEvents.ip,
      })
      .from(customerEvents)
      .where(eq(customerEvents.customerId, id))
      .orderBy(asc(customerEvents.id)),
    db
      .select({
        request: helpRequests.id,
        status: helpRequests.status,
        at: helpMessages.at,
        from: helpMessages.staffName,
        text: helpMessages.text,
      })
      .from(helpRequests)
      .innerJoin(helpMessages, eq(helpMessages.requestId, helpRequests.id))
      .where(eq(helpRequests.customerId, id))
      .orderBy(asc(helpMessages.id)),
    exportByAddress(ctx, { email: profile.email, customerId: id }),
    db.select(addressColumns).from(addresses).where(eq(addresses.customerId, id)).orderBy(asc(addresses.id)),
    db
      .select({ title: benefits.title, addedAt: cartItems.addedAt })
      .from(cartItems)
      .innerJoin(benefits, eq(benefits.id, cartItems.benefitId))
      .where(eq(cartItems.customerId, id))
      .orderBy(asc(cartItems.id)),
    db
      .select({
        id: paymentTransactions.id,
        at: paymentTransactions.createdAt,
        order: paymentTransactions.order,
        totalPaise: paymentTransactions.totalPaise,
        status: paymentTransactions.status,
        paidAt: paymentTransactions.paidAt,
        refundedPaise: paymentTransactions.refundedPaise,
      })
      .from(paymentTransactions)
      .where(eq(paymentTransactions.customerId, id))
      .orderBy(asc(paymentTransactions.createdAt)),
    listMyInvoices(ctx, { transactionId: null }),
    db.select().from(admissions).where(eq(admissions.customerId, id)).orderBy(asc(admissions.id)),
    db
      .select({
        payment: refundRequests.transactionId,
        at: refundRequests.createdAt,
        reason: refundRequests.reason,
        status: refundRequests.status,
        answer: refundRequests.answer,
      })
      .from(refundRequests)
      .innerJoin(paymentTransactions, eq(paymentTransactions.id, refundRequests.transactionId))
      .where(eq(paymentTransactions.customerId, id))
      .orderBy(asc(refundRequests.id)),
    listMyTerms(ctx),
    exportMyProjects(ctx),
  ]);
  return {
    exportedAt: ctx.now(),
    profile: { ...profile, ...account[0] },
    signInWith: identities,
    sessions,
    consents,
    events,
    help: help.map(({ from, ...message }) => ({ ...message, from: from === null ? 'you' : 'us' })),
    ...byAddress,
    addresses: billing,
    cart,
    payments,
    invoices,
    refundRequests: refunds,
    terms,
    projects,
    admissions: subscribed.map(({ customerId: _me, ...admission }) => admission),
  };
}
