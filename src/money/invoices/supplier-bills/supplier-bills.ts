import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import { v7 } from 'uuid';
import { invoiceDrafts } from '../drafts/table.server.ts';
import { supplierBills } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { describeFile, typeOf } from '#agency/media/describe-file.ts';
import { fileSize } from '#agency/media/stored-file.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { isRevised } from '../invoice.ts';
import { mostBillBytes, numbersOf, type SupplierBill } from './supplier-bill.ts';

const { id, number, name, bytes, storedName, draftId, invoiceId } = supplierBills;
const shown = { id, number, name, bytes };

/** What lies with a draft, in the order in which it was added. */
export const billsOfDraft = (ctx: Pick<Ctx, 'db'>, input: { draftId: string }): Promise<SupplierBill[]> =>
  ctx.db.select(shown).from(supplierBills).where(eq(draftId, input.draftId)).orderBy(asc(id));

/** What was passed on with a document. A revision has what it says once more. */
const ofInvoice = ({ id: itself, kind, correctsId }: Pick<InvoiceRow, 'id' | 'kind' | 'correctsId'>) =>
  inArray(invoiceId, isRevised(kind) && correctsId ? [itself, correctsId] : [itself]);
export const billsOfInvoice = (
  ctx: Pick<Ctx, 'db'>,
  invoice: Parameters<typeof ofInvoice>[0],
): Promise<SupplierBill[]> =>
  ctx.db.select(shown).from(supplierBills).where(ofInvoice(invoice)).orderBy(asc(id));

/**
 * Lays a supplier's bill to a draft, in the place of one with this number.
 * @throws NotFound · Invalid where no line names the number, and for a file that is no PDF or picture or too large ·
 *   OutOfSpace · FilesDown
 */
export async function attachBill(
  ctx: Ctx,
  input: { draftId: string; number: string; name: string; content: Uint8Array },
): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  const file = describeFile({ place: 'bill', ...input });
  await ctx.files.put(file.storedName, input.content);
  let unused: string[];
  try {
    unused = await inTransaction(ctx, async (ctx) => {
      const { lines } = await lockDraft(ctx, input.draftId);
      if (!numbersOf(lines).includes(input.number))
        throw new Invalid({ number: /*staff*/ 'No line of the draft names this bill' });
      const gone = await takeOff(ctx, and(eq(draftId, input.draftId), eq(number, input.number)));
      const [beside] = await ctx.db
        .select({ bytes: sum(bytes).mapWith(Number) })
        .from(supplierBills)
        .where(eq(draftId, input.draftId));
      if ((beside?.bytes ?? 0) + file.bytes > mostBillBytes)
        throw new Invalid({
          file: message(/*staff*/ 'All bills together have at most {size}: they go with the invoice’s mail', {
            size: fileSize(mostBillBytes),
          }),
        });
      await ctx.db
        .insert(supplierBills)
        .values({ ...file, id: v7(), draftId: input.draftId, number: input.number });
      await tell(ctx, input.draftId, { after: { bill: input.number, file: file.name } });
      return unusedOf(ctx, gone);
    });
  } catch (error) {
    await forgetFiles(ctx, { names: [file.storedName] });
    throw error;
  }
  await forgetFiles(ctx, { names: unused });
}

/** Takes a bill off a draft. @throws NotFound */
export async function removeBill(ctx: Ctx, input: { draftId: string; billId: string }): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  const unused = await inTransaction(ctx, async (ctx) => {
    await lockDraft(ctx, input.draftId);
    const gone = await takeOff(ctx, and(eq(draftId, input.draftId), eq(id, input.billId)));
    if (gone.length === 0) throw new NotFound(/*staff*/ 'This bill');
    await tell(ctx, input.draftId, { before: { bill: gone[0]?.number } });
    return unusedOf(ctx, gone);
  });
  await forgetFiles(ctx, { names: unused });
}

/** Takes all bills off a draft that is thrown away. @returns what to remove where uploads lie, once that is done */
export const dropBills = async (ctx: Pick<Ctx, 'db'>, input: { draftId: string }): Promise<string[]> =>
  unusedOf(ctx, await takeOff(ctx, eq(draftId, input.draftId)));

/** Takes the bills from a draft that is about to be issued; `giveBills` lays them to its invoice. */
export const takeBills = (ctx: Pick<Ctx, 'db'>, input: { draftId: string }): Promise<SupplierBill[]> =>
  ctx.db.update(supplierBills).set({ draftId: null }).where(eq(draftId, input.draftId)).returning(shown);

export async function giveBills(
  ctx: Pick<Ctx, 'db'>,
  input: { bills: SupplierBill[]; invoiceId: string },
): Promise<void> {
  const ids = input.bills.map((bill) => bill.id);
  await ctx.db.update(supplierBills).set({ invoiceId: input.invoiceId }).where(inArray(id, ids));
}

/** Lays the bills of an invoice to the draft that is written in its place. */
export async function copyBills(
  ctx: Pick<Ctx, 'db'>,
  { from, to }: { from: InvoiceRow; to: { draftId: string } },
): Promise<void> {
  const bills = await ctx.db.select().from(supplierBills).where(ofInvoice(from)).orderBy(asc(id));
  if (bills.length > 0)
    await ctx.db
      .insert(supplierBills)
      .values(bills.map((bill) => ({ ...bill, id: v7(), draftId: to.draftId, invoiceId: null })));
}

/** A bill as it comes, for staff. @throws NotFound · FilesDown */
export async function openBill(ctx: Ctx, input: { billId: string }) {
  allow(ctx.actor, 'invoices:read');
  const [bill] = await ctx.db.select().from(supplierBills).where(eq(id, input.billId));
  const content = bill && (await ctx.files.open(bill.storedName));
  if (!content) throw new NotFound(/*staff*/ 'This bill');
  return { name: bill.name, type: typeOf(bill), content };
}

/** The bills of a document with their bytes, for its mail. What lies nowhere any more is left out. @throws FilesDown */
export async function readBills(ctx: Pick<Ctx, 'db' | 'files'>, invoice: InvoiceRow) {
  const bills = await ctx.db.select().from(supplierBills).where(ofInvoice(invoice)).orderBy(asc(id));
  const read = [];
  for (const bill of bills) {
    const content = await ctx.files.get(bill.storedName);
    if (content) read.push({ name: bill.name, type: typeOf(bill), content });
  }
  return read;
}

type Taken = { number: string; storedName: string };

const takeOff = (ctx: Pick<Ctx, 'db'>, which: ReturnType<typeof and>): Promise<Taken[]> =>
  ctx.db.delete(supplierBills).where(which).returning({ number, storedName });

async function lockDraft(ctx: Pick<Ctx, 'db'>, draft: string) {
  const [found] = await ctx.db
    .select({ lines: invoiceDrafts.lines })
    .from(invoiceDrafts)
    .where(eq(invoiceDrafts.id, draft))
    .for('update');
  if (!found) throw new NotFound(/*staff*/ 'This draft');
  return found;
}

const tell = (ctx: Ctx, subjectId: string, change: { before?: object; after?: object }) =>
  audit(ctx, { action: 'changed', subjectType: 'invoice-draft', subjectId, ...change });

/** Which of these stored files nothing has any more. */
async function unusedOf(ctx: Pick<Ctx, 'db'>, taken: Taken[]): Promise<string[]> {
  const names = taken.map((one) => one.storedName);
  const used = await ctx.db.select({ storedName }).from(supplierBills).where(inArray(storedName, names));
  return names.filter((one) => !used.some((bill) => bill.storedName === one));
}
