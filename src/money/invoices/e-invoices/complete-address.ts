import { eq } from 'drizzle-orm';
import { inOneLine, inParts, type BuyerAddress } from './buyer-address.ts';
import { lockEInvoice } from './lock-e-invoice.ts';
import { eInvoiceOf } from './register.ts';
import { eInvoices } from './table.server.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { isExport } from '#catalogue/gst/supply.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { stateOfPin } from '#kit/india/place-of-supply.ts';
import { states } from '#kit/india/states.ts';
import { message, type Message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readInvoice } from '../find-invoice.ts';
import type { InvoiceContent } from '../invoice.ts';

/** Where a document says that its buyer is, in the portal's parts. @throws NotFound where it needs no registration */
export async function readBuyerAddress(
  ctx: Pick<Ctx, 'db'>,
  input: { invoiceId: string },
): Promise<BuyerAddress & { id: string }> {
  const invoice = await readInvoice(ctx, input);
  if (!(await eInvoiceOf(ctx, invoice))) throw new NotFound(/*staff*/ 'This e-invoice');
  return { id: invoice.id, ...inParts(invoice.content.buyer) };
}

/** The same for staff, to be completed. */
export async function getBuyerAddress(ctx: Ctx, input: { invoiceId: string }) {
  allow(ctx.actor, 'invoices:edit');
  const address = await readBuyerAddress(ctx, input);
  await auditView(ctx, { subjectType: 'invoice', subjectId: address.id });
  return address;
}

/**
 * Completes the buyer's address on a document that waits for the portal. It is kept beside what was issued, which stays as
 * it is: the state that its place of supply and its taxes rest on is not asked for, nor any other part.
 * @throws NotFound · Conflict where it waits no more · Invalid for what the portal would refuse
 */
export async function completeBuyerAddress(
  ctx: Ctx,
  input: BuyerAddress & { invoiceId: string },
): Promise<BuyerAddress & { id: string }> {
  allow(ctx.actor, 'invoices:edit');
  const { invoiceId, ...typed } = input;
  return inTransaction(ctx, async (ctx) => {
    const { state } = await lockEInvoice(ctx, { invoiceId });
    if (state !== 'waiting')
      throw new Conflict(/*staff*/ 'It does not wait for the portal any more, so nothing of it changes.');
    const { content } = await readInvoice(ctx, { invoiceId });
    const before = content.buyer;
    const after = { address: inOneLine(typed), pincode: typed.pincode };
    const facts = Object.keys(changedParts(before, after).after);
    refuseUnfit(typed, content);
    if (facts.length === 0) throw new Invalid({ address: /*staff*/ 'Nothing is different' });
    await ctx.db.update(eInvoices).set(after).where(eq(eInvoices.invoiceId, invoiceId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { facts: facts.join(', ') },
    });
    return { id: invoiceId, ...inParts(after) };
  });
}

/** The portal takes a PIN code only of the state in which the buyer is registered. */
function refuseUnfit({ address, pincode }: BuyerAddress, { buyer, supply }: InvoiceContent): void {
  const errors: Record<string, Message> = {};
  const registered = states[buyer.gstin.slice(0, 2)];
  const found = states[stateOfPin(pincode) ?? ''];
  if (isExport(supply ?? 'ordinary')) {
    if (pincode) errors.pincode = /*staff*/ 'Abroad there is no PIN code of India';
  } else if (!pincode) errors.pincode = /*staff*/ 'Enter the PIN code';
  else if (registered && found && found !== registered)
    errors.pincode = message(
      /*staff*/ 'PIN code {pincode} is of {found}, and the GST number of {registered}',
      {
        pincode,
        found,
        registered,
      },
    );
  if (pincode && address.includes(pincode))
    errors.address = /*staff*/ 'Leave out the PIN code: it has a field of its own';
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
