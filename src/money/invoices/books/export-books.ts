import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { zipped } from '#kit/zip.ts';
import type { TaxMonth } from '../invoice-filter.ts';
import { readBooks, sumsOfBooks } from './read-books.ts';
import { tallyMasters, tallyVouchers } from './tally.ts';
import { zohoFiles } from './zoho.ts';

/** What a month moves on each account, and what of prepaid plans is still to be earned. */
export async function getBooks(ctx: Ctx, input: TaxMonth) {
  allow(ctx.actor, 'invoices:export');
  const books = await readBooks(ctx, input);
  const { documents, journals, deferredPaise } = books;
  return {
    id: input.month,
    vouchers: documents.length + journals.length,
    deferredPaise,
    ...sumsOfBooks(books),
  };
}

/** The month for Tally: accounts and buyers, then vouchers. */
export async function exportForTally(ctx: Ctx, { month }: TaxMonth): Promise<AsyncGenerator<Uint8Array>> {
  const books = await takeBooks(ctx, { month });
  return zipped(
    [
      { name: `1-masters-${month}.xml`, text: tallyMasters(books) },
      { name: `2-vouchers-${month}.xml`, text: tallyVouchers(books) },
    ],
    ctx.now(),
  );
}

/** The same for Zoho Books: invoices, credit notes and journals. */
export async function exportForZoho(ctx: Ctx, input: TaxMonth): Promise<AsyncGenerator<Uint8Array>> {
  return zipped(zohoFiles(await takeBooks(ctx, input)), ctx.now());
}

async function takeBooks(ctx: Ctx, { month }: TaxMonth) {
  allow(ctx.actor, 'invoices:export');
  await audit(ctx, { action: 'exported', subjectType: 'invoice', subjectId: month });
  return readBooks(ctx, { month });
}
