import { inArray } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import { selectTerms } from './select-terms.ts';
import { showTerm, type ShownTerm } from './show-term.ts';
import { noticeDays, noticeDue, type NoticeDays } from './term.ts';

type Reader = { name: string; email: string; phone: string; language: Language };

/** One mail: that these terms of one customer end on one day. */
export type RenewalNotice = {
  /** Names its reason: it is written once. */
  dedupeKey: string;
  days: NoticeDays;
  customer: Reader;
  terms: ShownTerm[];
};

/** What a notice about something is called in the outbox. */
export const noticeKey = (days: NoticeDays, source: string) => `renewal-${days}:${source}`;

/** The notices that are due now and were not written yet. Who has bought it again, or left, gets none. */
export async function dueNotices(ctx: Pick<Ctx, 'db' | 'now'>): Promise<RenewalNotice[]> {
  const today = dateInIndia(ctx.now());
  const due = (await endingTerms(ctx)).flatMap((term) => {
    const days = noticeDue(today, term);
    return days === null ? [] : [{ term, days, dedupeKey: noticeKey(days, term.source) }];
  });
  const written = await writtenAmong(
    ctx,
    due.map(({ dedupeKey }) => dedupeKey),
  );
  return noticesOf(
    ctx,
    due.filter(({ dedupeKey }) => !written.has(dedupeKey)),
  );
}

/** One notice as it would be written now; null where there is nothing to be told any more. */
export async function readNotice(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { source, days }: { source: string; days: NoticeDays },
): Promise<RenewalNotice | null> {
  const terms = (await endingTerms(ctx)).filter((term) => term.source === source);
  const dedupeKey = noticeKey(days, source);
  const [notice] = await noticesOf(
    ctx,
    terms.map((term) => ({ term, days, dedupeKey })),
  );
  return notice ?? null;
}

/** What ends soon and was not bought again. */
async function endingTerms(ctx: Pick<Ctx, 'db' | 'now'>): Promise<ShownTerm[]> {
  const endsFrom = ctx.now();
  const endsUntil = new Date(endsFrom.getTime() + (noticeDays[0] + 1) * 86_400_000);
  const ending = await selectTerms(ctx, { endsFrom, endsUntil });
  return ending.filter(({ followed }) => !followed).map((term) => showTerm(ctx, term));
}

async function noticesOf(
  ctx: Pick<Ctx, 'db'>,
  due: { term: ShownTerm; days: NoticeDays; dedupeKey: string }[],
): Promise<RenewalNotice[]> {
  const owners = await ownersOf(
    ctx,
    due.map(({ term }) => term.customerId),
  );
  const bySource = Map.groupBy(due, ({ dedupeKey }) => dedupeKey);
  return [...bySource].flatMap(([dedupeKey, of]) => {
    const [{ days, term } = {}] = of;
    const customer = term && owners.get(term.customerId);
    return customer && days ? [{ dedupeKey, days, customer, terms: of.map((one) => one.term) }] : [];
  });
}

async function writtenAmong({ db }: Pick<Ctx, 'db'>, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: messages.dedupeKey })
    .from(messages)
    .where(inArray(messages.dedupeKey, keys));
  return new Set(rows.map(({ key }) => key));
}

async function ownersOf({ db }: Pick<Ctx, 'db'>, ids: string[]) {
  if (ids.length === 0) return new Map<string, Reader>();
  const rows = await db
    .select({
      id: customers.id,
      name: customers.fullName,
      email: customers.email,
      phone: customers.phone,
      language: customers.language,
      closedAt: customers.closedAt,
    })
    .from(customers)
    .where(inArray(customers.id, ids));
  return new Map(
    rows
      .filter(({ closedAt }) => closedAt === null)
      .map(({ id, name, email, phone, language }) => [id, { name, email, phone, language }]),
  );
}
