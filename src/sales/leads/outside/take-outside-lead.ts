import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { storable } from '#kit/storable.ts';
import { answeredMarks } from '../conversions/ad-marks.ts';
import { outsideConsentVersion, toldMeasuringVersion } from '../enquiries/consent.ts';
import { EnquiryInput } from '../enquiries/enquiry-input.ts';
import { prepareEnquiry } from '../enquiries/prepare-enquiry.ts';
import { storePrepared } from '../enquiries/submit-enquiry.ts';
import { enquiryOf } from './enquiry-of.ts';
import { measuringOf } from './measuring-of.ts';
import { outsideLeads, outsideSources } from './table.server.ts';
import type { ToldLead } from './told-lead.ts';

export type OutsideSource = typeof outsideSources.$inferSelect;

/** Takes in a lead that is told whole. One that is known by its id already changes nothing. */
export async function takeOutsideLead(ctx: Ctx, source: OutsideSource, told: ToldLead): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const row = await noteOutsideLead(ctx, source, { externalId: told.externalId, raw: told.raw });
    if (row) await fileOutsideLead(ctx, source, told, row);
  });
}

/** Notes by its id that there is such a lead. @returns null where that was known */
export async function noteOutsideLead(
  ctx: Ctx,
  source: Pick<OutsideSource, 'id'>,
  { externalId, raw }: { externalId: string; raw: unknown },
): Promise<{ id: string } | null> {
  const [row] = await ctx.db
    .insert(outsideLeads)
    .values({
      id: v7(),
      sourceId: source.id,
      externalId,
      at: ctx.now(),
      state: 'waiting',
      raw: storable(raw),
    })
    .onConflictDoNothing({ target: [outsideLeads.sourceId, outsideLeads.externalId] })
    .returning({ id: outsideLeads.id });
  await ctx.db
    .update(outsideSources)
    .set({ lastReceivedAt: ctx.now() })
    .where(eq(outsideSources.id, source.id));
  return row ?? null;
}

/** Makes an enquiry of it, by the rules of every other door, and notes what became of it. */
export async function fileOutsideLead(
  ctx: Ctx,
  source: OutsideSource,
  told: ToldLead,
  { id }: { id: string },
): Promise<void> {
  const note = (set: Partial<typeof outsideLeads.$inferInsert>) =>
    ctx.db.update(outsideLeads).set(set).where(eq(outsideLeads.id, id));
  if (told.isTest) return void (await note({ state: 'test', error: null }));
  const prepared = prepareOutside(ctx, source, told);
  // It stays as it came, for somebody to look at: refused, the source would send it again and again.
  if (prepared instanceof Error)
    return void (await note({ state: 'refused', raw: storable(told.raw), error: reasonOf(prepared) }));
  const { id: leadId } = await storePrepared(ctx, prepared);
  await note({ state: 'taken', leadId, raw: sql`null`, error: null });
}

function prepareOutside(ctx: Ctx, source: OutsideSource, told: ToldLead) {
  const { fields, attribution, raw } = told;
  const { company, address, pincode, ...said } = enquiryOf(source, fields);
  const agreed = measuringOf(source.measuring, told);
  try {
    const input = EnquiryInput.parse({
      ...said,
      form: 'outside',
      source: source.name,
      pageUrl: '',
      consentVersion: outsideConsentVersion,
      attribution,
      adMarks: agreed === null ? null : answeredMarks(toldMeasuringVersion, agreed),
      raw,
    });
    const prepared = prepareEnquiry({ ...ctx, language: source.language }, input);
    return { ...prepared, lead: { ...prepared.lead, company, address, pincode } };
  } catch (error) {
    if (error instanceof Invalid)
      return new Error('It has neither a telephone number nor an e-mail address.');
    if (error instanceof z.ZodError) return new Error('A field of it cannot be stored.');
    throw error;
  }
}
