import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { AdAccount, ToldConversion } from '#kit/ports/ad-networks.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { SecretLost } from '#kit/secrets/sealed.ts';
import { leadTouches } from '../enquiries/table.server.ts';
import type { LeadStatus } from '../lead.ts';
import { leads } from '../table.server.ts';
import { conversionTries, type ConversionEvent } from './conversion.ts';
import { hashPerson } from './hash-person.ts';
import { conversionDestinations, conversions, leadAdMarks } from './table.server.ts';
import { actionOf, clicksOf, whyNot } from './why-not.ts';

/** While a lead is none of these, staff have undone what was to be told. */
const stillSo: Record<ConversionEvent, LeadStatus[] | null> = {
  lead: null,
  qualified: ['qualified', 'proposal', 'won'],
  won: ['won'],
};

/** Tells one network of one conversion. Once it is there it is not told again. @throws whatever may be tried again */
export async function tellConversion(ctx: Ctx, { conversionId }: { conversionId: string }): Promise<void> {
  const mine = and(eq(conversions.id, conversionId), inArray(conversions.state, ['queued', 'failed']));
  const [found] = await ctx.db
    .select({ conversion: conversions, lead: leads, marks: leadAdMarks, account: conversionDestinations })
    .from(conversions)
    .innerJoin(leads, eq(leads.id, conversions.leadId))
    .leftJoin(leadAdMarks, eq(leadAdMarks.leadId, leads.id))
    .leftJoin(conversionDestinations, eq(conversionDestinations.kind, conversions.destination))
    .where(mine);
  if (!found) return;
  const { conversion, lead, marks, account } = found;
  const held = stillSo[conversion.event];
  // It may come to pass after all: then it is asked for anew.
  if (held && !held.includes(lead.status)) return void (await ctx.db.delete(conversions).where(mine));
  const note = (set: Partial<typeof conversions.$inferInsert>) =>
    ctx.db.update(conversions).set(set).where(mine);
  const reason = account?.active
    ? whyNot(lead, marks, account, conversion.event)
    : 'It was switched off meanwhile.';
  if (reason !== null || !account || !marks) return void (await note({ state: 'skipped', reason }));

  const { id: leadId, valuePaise } = lead;
  const { fbclid, ...clicks } = clicksOf(lead);
  const [touch] = await ctx.db
    .select({ userAgent: leadTouches.userAgent })
    .from(leadTouches)
    .where(eq(leadTouches.leadId, leadId))
    .orderBy(asc(leadTouches.id))
    .limit(1);
  const told: ToldConversion = {
    event: conversion.event,
    eventId: conversion.eventId,
    at: conversion.at,
    valuePaise,
    person: hashPerson(lead),
    marks: {
      fbp: marks.fbp,
      // As their pixel makes it of the click's id, where it did not run.
      fbc: marks.fbc || (fbclid && `fb.1.${marks.at.getTime()}.${fbclid}`),
      gaClientId: marks.gaClientId,
      ...clicks,
      pageUrl: lead.pageUrl,
      userAgent: touch?.userAgent ?? '',
    },
  };
  const attempts = conversion.attempts + 1;
  try {
    const answer = await ctx.adNetworks.tell(await accountOf(ctx, account, conversion.event), told);
    await note({
      state: 'sent',
      attempts,
      valuePaise,
      answer: answer.slice(0, 500),
      reason: null,
      sentAt: ctx.now(),
    });
  } catch (error) {
    const isOver =
      error instanceof SecretLost ||
      (error instanceof CarrierError && error.outcome === 'refused') ||
      attempts >= conversionTries;
    await note({ state: isOver ? 'dead' : 'failed', attempts, reason: reasonOf(error) });
    if (!isOver) throw error;
  }
}

/** @throws SecretLost */
async function accountOf(
  ctx: Ctx,
  account: typeof conversionDestinations.$inferSelect,
  event: ConversionEvent,
): Promise<AdAccount> {
  const { kind, ids } = account;
  const secret = await ctx.secrets.open(account.secret);
  if (kind === 'meta') return { kind, pixelId: ids.pixelId ?? '', secret };
  if (kind === 'ga4') return { kind, measurementId: ids.measurementId ?? '', secret };
  return { kind, customerId: ids.customerId ?? '', actionId: actionOf(account, event), secret };
}
