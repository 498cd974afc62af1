import { asc } from 'drizzle-orm';
import { sampleValues, takesFile, whatsAppEvents, type WhatsAppEvent } from './events.ts';
import { whatsappChoices, whatsappTemplates } from './table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { job } from '#kit/job.ts';
import { languages, type Language } from '#kit/language/language.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import type { WhatsAppUnfilled } from '#kit/ports/whatsapp.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { storable } from '#kit/storable.ts';

/** Reads the list anew: every hour, and when WhatsApp tells of a change. */
export const templatesReading = job('read-whatsapp-templates', {
  every: { cron: '17 * * * *' },
  retry: { limit: 3, delay: 60, delayMax: 600 },
  fields: {},
});

export type TemplateRow = typeof whatsappTemplates.$inferSelect;
type ChoiceRow = typeof whatsappChoices.$inferSelect;

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

/** What an event is told by in a language: the template, as far as WhatsApp knows it, and what stands in its gaps. */
type Chosen = {
  /** What owners have chosen; null where it is the template of our own name. */
  choice: ChoiceRow | null;
  name: string;
  row: TemplateRow | undefined;
  gaps: string[];
  /** Why it cannot be sent; '' where it can. */
  fault: string;
};

/** Said of what owners have switched off. */
const isOff = 'Nothing is sent of this';

function chosenFor(
  { rows, choices }: { rows: TemplateRow[]; choices: ChoiceRow[] },
  event: WhatsAppEvent,
  language: Language,
): Chosen {
  const choice = choices.find((one) => one.event === event && one.language === language) ?? null;
  if (choice) {
    const { template: name, templateLanguage, gaps } = choice;
    if (name === null) return { choice, name: '', row: undefined, gaps: [], fault: isOff };
    const row = rows.find((one) => one.name === name && one.language === templateLanguage);
    return { choice, name, row, gaps, fault: faultOf(event, row, gaps) };
  }
  const { name } = whatsAppEvents[event].texts[language];
  const gaps = whatsAppEvents[event].values;
  const found = inLanguage(rows, name, language);
  const row = found.find((one) => faultOf(event, one, gaps) === '') ?? found[0];
  return { choice, name, row, gaps, fault: faultOf(event, row, gaps) };
}

function faultOf(event: WhatsAppEvent, row: TemplateRow | undefined, gaps: readonly string[]): string {
  if (!row) return 'WhatsApp does not know it';
  if (row.status !== 'APPROVED') return row.reason ? `${row.status}: ${row.reason}` : row.status;
  if (row.variables !== gaps.length) return `It has ${row.variables} gaps and needs ${gaps.length}`;
  return unfilledIn(event, row);
}

const unfilledWords: Record<WhatsAppUnfilled, string> = {
  'named-gaps': 'Its gaps have names: we fill numbered ones, as {{1}}',
  'header-gap': 'Its heading has a gap, and we fill those of its text alone',
  button: 'One of its buttons has to be filled for each message, which we cannot',
  part: 'It has a part that we cannot fill',
};

/** What of a template cannot be filled where it tells an event, so that WhatsApp would refuse it; '' where nothing. */
export function unfilledIn(event: WhatsAppEvent, { header, unfilled: [first] }: TemplateRow): string {
  if (first) return unfilledWords[first];
  if (['', 'text'].includes(header) || (header === 'document' && takesFile.includes(event))) return '';
  return header === 'document'
    ? 'It wants a document, and this has none'
    : `It wants a ${header} at its head`;
}

/** `en` is told of as `en`, `en_US` or `en_GB`. */
const inLanguage = (rows: TemplateRow[], name: string, language: Language) =>
  rows.filter((row) => row.name === name && row.language.split('_')[0] === language);

/** Whether a template may be chosen to tell an event: it is approved, and all that it asks for can be given. */
export const canTell = (event: WhatsAppEvent, row: TemplateRow): boolean =>
  row.status === 'APPROVED' &&
  row.variables <= whatsAppEvents[event].values.length &&
  unfilledIn(event, row) === '';

const readAll = async ({ db }: Pick<Ctx, 'db'>) => ({
  rows: await db
    .select()
    .from(whatsappTemplates)
    .orderBy(asc(whatsappTemplates.name), asc(whatsappTemplates.language)),
  choices: await db.select().from(whatsappChoices),
});

/**
 * The template in which an event is told in a language, or the English one, and what stands in its gaps; `fault` says why
 * neither can go. What is switched off in a language is not told in English either.
 */
export async function templateFor(
  ctx: Pick<Ctx, 'db'>,
  { event, language }: { event: WhatsAppEvent; language: Language },
): Promise<{ template: TemplateRow; gaps: string[]; fault: '' } | { template: null; fault: string }> {
  const all = await readAll(ctx);
  const wanted = chosenFor(all, event, language);
  const tried = wanted.fault === isOff ? [wanted] : [wanted, chosenFor(all, event, 'en')];
  for (const { row, gaps, fault } of tried) if (row && fault === '') return { template: row, gaps, fault };
  const { name, fault } = wanted;
  return { template: null, fault: name ? `${name}: ${fault}` : fault };
}

/** All that WhatsApp has told; for each event and language what it is told by, whether that can be sent, and what else could be. */
export async function listTemplates(ctx: Ctx) {
  allow(ctx.actor, 'lead-templates:read');
  const all = await readAll(ctx);
  const { brand } = await readSettings(ctx);
  const events = (Object.keys(whatsAppEvents) as WhatsAppEvent[]).map((event) => ({
    event,
    label: whatsAppEvents[event].label,
    values: whatsAppEvents[event].values.map((name) => ({
      name,
      sample: name === 'company' ? brand : (sampleValues[name] ?? ''),
    })),
    fitting: all.rows
      .filter((row) => canTell(event, row))
      .map(({ name, language, body, variables }) => ({ name, code: language, body, variables })),
    languages: languages.map((language) => {
      const { choice, gaps, fault } = chosenFor(all, event, language);
      return {
        language,
        ...whatsAppEvents[event].texts[language],
        fault,
        choice: choice
          ? {
              send: choice.template === null ? ('nothing' as const) : ('chosen' as const),
              name: choice.template ?? '',
              code: choice.templateLanguage,
              gaps,
            }
          : { send: 'proposed' as const, name: '', code: '', gaps },
      };
    }),
  }));
  const readAt = all.rows[0]?.readAt ?? null;
  return {
    isSet: ctx.whatsapp !== null,
    readAt,
    events,
    templates: all.rows.map(({ readAt: _readAt, unfilled, ...row }) => ({
      ...row,
      reason: row.reason || (unfilled[0] ? unfilledWords[unfilled[0]] : ''),
    })),
  };
}
