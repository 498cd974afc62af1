import { and, eq, gt, gte, isNull, lt, or } from 'drizzle-orm';
import { exchange } from './exchange.ts';
import { isFollowed } from './is-followed.ts';
import { calendarAccounts } from './table.server.ts';
import { readBookingSettings } from '../settings/read-booking-settings.ts';
import { bookings } from '../table.server.ts';
import { watchWaiting } from '../waiting/queue-waiting.ts';
import type { Ctx } from '#kit/context.ts';
import { CalendarError, type CalendarKeys } from '#kit/ports/calendars.ts';
import { SecretLost } from '#kit/secrets/sealed.ts';
import { leads } from '#sales/leads/table.server.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** So long one process has a calendar for itself. */
const leaseMs = 5 * 60_000;
/** After so long all is read again, whatever the server's mark says: days that come nearer are read too. */
const afreshMs = 6 * hour;

type Account = typeof calendarAccounts.$inferSelect;

/** Brings every calendar into step, each by itself: one whose server does not answer holds up neither the others nor a booking. */
export async function syncCalendars(ctx: Ctx): Promise<void> {
  const accounts = await ctx.db
    .select({ id: calendarAccounts.id })
    .from(calendarAccounts)
    .where(isFollowed(ctx.db));
  for (const { id } of accounts) await syncCalendar(ctx, { accountId: id });
}

export async function syncCalendar(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  const account = await lease(ctx, accountId);
  if (!account) return;
  const write = (change: Partial<Account>) =>
    ctx.db
      .update(calendarAccounts)
      .set({ ...change, leasedUntil: null, updatedAt: ctx.now() })
      .where(eq(calendarAccounts.id, accountId));
  try {
    const keys = JSON.parse(await ctx.secrets.open(account.sealed)) as CalendarKeys;
    const mark = await ctx.calendars.mark(keys);
    const now = ctx.now();
    const { daysAhead } = await readBookingSettings(ctx);
    const time = {
      from: new Date(now.getTime() - day),
      until: new Date(now.getTime() + (daysAhead + 2) * day),
    };
    if (await isInStep(ctx, account, { mark, ...time }))
      return void (await write({ syncedAt: now, error: null }));
    const busy = await exchange(ctx, { keys, staffId: account.staffId, ...time });
    await write({ busy, mark, readAt: now, syncedAt: now, error: null });
    // What is free again may be what somebody waits for.
    if (JSON.stringify(busy) !== JSON.stringify(account.busy))
      await ctx.jobs.enqueue(ctx.db, watchWaiting, [{}]);
  } catch (error) {
    if (error instanceof SecretLost)
      await write({ error: 'What opens it was sealed with a key that is gone. Connect it again.' });
    else if (error instanceof CalendarError) await write({ error: error.message });
    else {
      await write({});
      throw error;
    }
  }
}

/** Takes a calendar for this process. Null where another one is at it. */
async function lease({ db, now }: Ctx, accountId: string): Promise<Account | null> {
  const { id, leasedUntil } = calendarAccounts;
  const [taken] = await db
    .update(calendarAccounts)
    .set({ leasedUntil: new Date(now().getTime() + leaseMs) })
    .where(and(eq(id, accountId), or(isNull(leasedUntil), lt(leasedUntil, now()))))
    .returning();
  return taken ?? null;
}

/** Whether neither side has changed since all was read. */
async function isInStep(
  { db, now }: Ctx,
  { mark, readAt }: Account,
  seen: { mark: string | null; from: Date; until: Date },
): Promise<boolean> {
  if (seen.mark === null || seen.mark !== mark || !readAt) return false;
  if (readAt.getTime() < now().getTime() - afreshMs) return false;
  const { startsAt, updatedAt } = bookings;
  const [changed] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(
      and(
        gte(startsAt, seen.from),
        lt(startsAt, seen.until),
        // Who holds a consultation may stand on its lead.
        or(gt(updatedAt, readAt), gt(leads.updatedAt, readAt)),
      ),
    )
    .limit(1);
  return !changed;
}
