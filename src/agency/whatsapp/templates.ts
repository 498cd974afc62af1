import { asc } from 'drizzle-orm';
import { whatsAppEvents, type WhatsAppEvent } from './events.ts';
import { whatsappTemplates } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { job } from '#kit/job.ts';
import { languages, type Language } from '#kit/language/language.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { storable } from '#kit/storable.ts';

/** Reads the list anew: every hour, and when WhatsApp tells of a change. */
export const templatesReading = job('read-whatsapp-templates', {
  every: { cron: '17 * * * *' },
  retry: { limit: 3, delay: 60, delayMax: 600 },
  fields: {},
});

export type TemplateRow = typeof whatsappTemplates.$inferSelect;

/** Keeps the templates as WhatsApp tells of them now. @throws CarrierError */
export async function readTemplates(ctx: Ctx): Promise<void> {
  if (!ctx.whatsapp) return;
  const told = storable(await ctx.whatsapp.listTemplates()) as Omit<TemplateRow, 'readAt'>[];
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(whatsappTemplates);
    if (told.length > 0)
      await ctx.db
        .insert(whatsappTemplates)
        .values(told.map((one) => ({ ...one, readAt: ctx.now() })))
        .onConflictDoNothing();
  });
}

/** The same by a button. @throws Conflict with WhatsApp's words where it does not answer */
export async function refreshTemplates(ctx: Ctx): Promise<void> {
  allow(ctx.actor, 'lead-templates:edit');
  await readTemplates(ctx).catch((error: unknown) => {
    if (!(error instanceof CarrierError)) throw error;
    throw new Conflict(/*staff*/ 'WhatsApp did not tell its templates: {reason}', { reason: error.message });
  });
}

/** What is wrong with a template of an event; '' where it can be sent. */
function faultOf(event: WhatsAppEvent, row: TemplateRow | undefined): string {
  if (!row) return 'WhatsApp does not know it';
  if (row.status !== 'APPROVED') return row.reason ? `${row.status}: ${row.reason}` : row.status;
  const { values } = whatsAppEvents[event];
  return row.variables === values.length ? '' : `It has ${row.variables} gaps and needs ${values.length}`;
}

/** `en` is told of as `en`, `en_US` or `en_GB`. */
const inLanguage = (rows: TemplateRow[], name: string, language: Language) =>
  rows.filter((row) => row.name === name && row.language.split('_')[0] === language);

const best = (event: WhatsAppEvent, rows: TemplateRow[], language: Language) => {
  const found = inLanguage(rows, whatsAppEvents[event].texts[language].name, language);
  return found.find((row) => faultOf(event, row) === '') ?? found[0];
};

/** The template in which an event is told in a language, or the English one; `fault` says why neither can go. */
export async function templateFor(
  ctx: Pick<Ctx, 'db'>,
  { event, language }: { event: WhatsAppEvent; language: Language },
): Promise<{ template: TemplateRow; fault: '' } | { template: null; fault: string }> {
  const rows = await ctx.db.select().from(whatsappTemplates);
  for (const one of new Set<Language>([language, 'en'])) {
    const template = best(event, rows, one);
    if (template && faultOf(event, template) === '') return { template, fault: '' };
  }
  const { name } = whatsAppEvents[event].texts[language];
  return { template: null, fault: `${name}: ${faultOf(event, best(event, rows, language))}` };
}

/** All that WhatsApp has told, and for each event and language whether it can be sent. */
export async function listTemplates(ctx: Ctx) {
  allow(ctx.actor, 'lead-templates:read');
  const rows = await ctx.db
    .select()
    .from(whatsappTemplates)
    .orderBy(asc(whatsappTemplates.name), asc(whatsappTemplates.language));
  const events = (Object.keys(whatsAppEvents) as WhatsAppEvent[]).map((event) => ({
    event,
    label: whatsAppEvents[event].label,
    values: whatsAppEvents[event].values,
    languages: languages.map((language) => ({
      language,
      ...whatsAppEvents[event].texts[language],
      fault: faultOf(event, best(event, rows, language)),
    })),
  }));
  const readAt = rows[0]?.readAt ?? null;
  return {
    isSet: ctx.whatsapp !== null,
    readAt,
    events,
    templates: rows.map(({ readAt: _readAt, ...row }) => row),
  };
}
