import { and, asc, eq, gt, gte, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import { accountText } from './account-text.ts';
import { fillReminder } from './placeholders.ts';
import { readReminderSettings } from './reminder-rules.ts';
import { languageFor, wordsIn, type ReminderSettings } from './reminder-settings.ts';
import { reminders } from './table.server.ts';
import { payPageUrl } from '../pay-page/pay-link.ts';
import { receivables } from '../table.server.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { translatorFor, translatorIn } from '#kit/i18n/translator.server.ts';
import {
  addDays,
  clockInIndia,
  dateInIndia,
  daysBetween,
  formatDate,
  weekdayIndex,
} from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { isDebited } from '#money/mandates/is-debited.ts';

const sunday = 6;
/** So late a reminder still goes, when the machine was off on its day. */
const graceDays = 3;
/** Whoever has just got an invoice is not reminded of it. */
const freshMs = 2 * 86_400_000;
const atOnce = 200;

/**
 * Writes the reminders that are due now: of each invoice at most one a day, each once. Who has promised a day is left in
 * peace until then, who is debited while that is under way, and who wants none, or has no address, gets none.
 * @returns how many were written
 */
export async function sendReminders(ctx: Ctx): Promise<number> {
  const rules = await readReminderSettings(ctx);
  const today = dateInIndia(ctx.now());
  if (!rules.on || isQuiet(rules, today, clockInIndia(ctx.now()))) return 0;
  let sent = 0;
  for (const [i, days] of rules.days.entries()) {
    const next = rules.days[i + 1];
    const until = Math.min(days + graceDays, (next ?? Number.POSITIVE_INFINITY) - 1);
    for (;;) {
      const due = await dueFor(ctx, { today, days, until });
      for (const one of due) sent += await remind(ctx, rules, one, days, today);
      if (due.length < atOnce) break;
    }
  }
  return sent;
}

/** Whether nobody is written to unasked now: the hours that staff have set for reminders, and Sundays. */
export async function isQuietNow(ctx: Pick<Ctx, 'db' | 'now'>): Promise<boolean> {
  const now = ctx.now();
  return isQuiet(await readReminderSettings(ctx), dateInIndia(now), clockInIndia(now));
}

const isQuiet = ({ fromTime, untilTime }: ReminderSettings, today: string, clock: string) =>
  weekdayIndex(today) === sunday || clock < fromTime || clock >= untilTime;

/** What is open and stands between two days after its due day, and was not reminded of for the first of them. */
async function dueFor(
  ctx: Pick<Ctx, 'db' | 'now' | 'gateway'>,
  { today, days, until }: { today: string; days: number; until: number },
) {
  const { dueOn, invoiceId, openPaise, promisedOn } = receivables;
  return ctx.db
    .select({
      invoiceId,
      dueOn,
      number: invoices.number,
      content: invoices.content,
      language: invoices.language,
      name: buyers.name,
      email: buyers.email,
    })
    .from(receivables)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .innerJoin(buyers, eq(buyers.id, receivables.buyerId))
    .leftJoin(reminders, and(eq(reminders.invoiceId, invoiceId), eq(reminders.days, days)))
    .where(
      and(
        gt(openPaise, 0),
        lte(dueOn, addDays(today, -days)),
        gte(dueOn, addDays(today, -until)),
        or(isNull(promisedOn), lt(promisedOn, today)),
        lt(invoices.issuedAt, new Date(ctx.now().getTime() - freshMs)),
        eq(buyers.getsReminders, true),
        ne(buyers.email, ''),
        isNull(reminders.invoiceId),
        not(isDebited(ctx, invoiceId)),
      ),
    )
    .orderBy(asc(dueOn), asc(invoiceId))
    .limit(atOnce);
}

type Due = Awaited<ReturnType<typeof dueFor>>[number];

async function remind(
  ctx: Ctx,
  rules: ReminderSettings,
  due: Due,
  days: number,
  today: string,
): Promise<number> {
  const { invoiceId, number, dueOn, content, name, email } = due;
  const settings = await readSettings(ctx);
  const { language } = translatorFor(settings, due.language);
  const translator = translatorIn(languageFor(rules, language));
  return inTransaction(ctx, async (ctx) => {
    // Whoever pays at this moment is first or second, and never reminded of what is settled.
    const [owed] = await ctx.db
      .select({ openPaise: receivables.openPaise })
      .from(receivables)
      .where(eq(receivables.invoiceId, invoiceId))
      .for('update');
    const [first] = await ctx.db
      .insert(reminders)
      .values({ invoiceId, days, at: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!owed || owed.openPaise === 0 || !first) return 0;
    const values = {
      name,
      number,
      amount: formatInr(owed.openPaise),
      due: formatDate(dueOn, translator.language),
      days: String(Math.abs(daysBetween(dueOn, today))),
      account: accountText(content.payTo, translator),
      link: await payPageUrl(ctx, { invoiceId, language }),
      company: settings.legalName,
    };
    const { before, after } = wordsIn(rules, translator.language);
    const template = dueOn >= today ? before : after;
    return queueMessages(ctx, [
      {
        dedupeKey: `reminder:${invoiceId}:${days}`,
        channel: 'email',
        to: email,
        replyTo: settings.email,
        subject: fillReminder(template.subject, values),
        text: fillReminder(template.text, values),
        html: null,
        leadId: null,
      },
    ]);
  });
}

/** The reminders of an invoice that went, the first one first. */
export const remindersOf = (ctx: Pick<Ctx, 'db'>, invoiceId: string) =>
  ctx.db
    .select({ days: reminders.days, at: reminders.at })
    .from(reminders)
    .where(eq(reminders.invoiceId, invoiceId))
    .orderBy(sql`${reminders.at}`);
