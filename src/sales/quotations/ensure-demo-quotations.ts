import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotationResponses } from './answers/table.server.ts';
import { quotations } from './table.server.ts';
import { quotationTemplates } from './templates/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { evidenceOf } from './answers/signed-document.ts';
import { sampleQuotations, sampleTemplates } from './sample-quotations.ts';
import { columnsFrom, insertQuotation, linesFrom } from './write-quotation.ts';
import { readQuotationRow } from './find-quotation.ts';

/** Under which is kept that they were written. */
const quotationsSeeded = 'quotations-seeded';
const validDays = 30;

/** Quotations and templates to try things with, once: whoever deletes them is rid of them. Demo mode only: the caller sees to that. */
export async function ensureDemoQuotations(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const first = await ctx.db
      .insert(settings)
      .values({ key: quotationsSeeded, value: true })
      .onConflictDoNothing()
      .returning({ key: settings.key });
    if (first.length === 0) return;
    await ctx.db
      .insert(quotationTemplates)
      .values(
        sampleTemplates.map((one) => ({ ...one, id: v7(), lines: linesFrom(one.lines), isSample: true })),
      )
      .onConflictDoNothing();
    for (const sample of sampleQuotations) await insertSample(ctx, sample);
  });
}

/** Writes them once more where none of them is left. */
export async function addDemoQuotationsAgain(ctx: Ctx): Promise<void> {
  if ((await ctx.db.$count(quotations, eq(quotations.isSample, true))) === 0)
    await ctx.db.delete(settings).where(eq(settings.key, quotationsSeeded));
  await ensureDemoQuotations(ctx);
}

async function insertSample(ctx: Ctx, sample: (typeof sampleQuotations)[number]): Promise<void> {
  const { status, answer, ...content } = sample;
  const sentAt = status === 'draft' ? null : ctx.now();
  const quotationId = await insertQuotation(ctx, {
    ...(await columnsFrom(ctx, {
      ...content,
      gstin: '',
      address: '14 Example Road, Mulund West, Mumbai',
      pincode: '400080',
      stateCode: '27',
      country: '',
      supply: 'ordinary',
      intro: 'Thank you for the talk. This is what we offer.',
      terms: 'This is a sample.',
      language: 'en',
      validUntil: addDays(dateInIndia(ctx.now()), validDays),
    })),
    status,
    sentAt,
    isSample: true,
  });
  if (!quotationId || !answer) return;
  await ctx.db.insert(quotationResponses).values({
    ...answer,
    id: v7(),
    quotationId,
    reason: '',
    mobile: '',
    email: sample.email,
    verified: true,
    counterLines: null,
    ...(await evidenceOf(ctx, await readQuotationRow(ctx, { quotationId }))),
    ip: '192.0.2.1',
    userAgent: 'Sample',
  });
}
