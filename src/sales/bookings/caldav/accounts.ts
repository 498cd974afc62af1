import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { isFollowed } from './is-followed.ts';
import { followCalendars } from './queue-sync.ts';
import { calendarAccounts } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { CalendarError, type CalendarKeys, type CalendarLogin } from '#kit/ports/calendars.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Each asks another server with what was typed. */
export const findCalendarsLimit = defineLimit('find-calendars', { points: 20, seconds: 600 });

const line = (max: number) => z.string().trim().min(1, 'Enter this').max(max);
export const Login = z.strictObject({
  address: z.url('Enter an address that begins with https://').max(500),
  user: line(200),
  password: z.string().min(1, 'Enter this').max(200),
});
export const Chosen = Login.extend({ calendarUrl: z.url().max(1_000), calendarName: line(200) });

/** Whose calendar it is: one's own, or the agency's. */
export type CalendarOwner = 'own' | 'agency';

/** What one needs for a calendar, and where it stands. */
function ownerIn(ctx: Ctx, owner: CalendarOwner) {
  const { id } = allow(ctx.actor, owner === 'agency' ? 'bookings:configure' : 'bookings:read');
  const { staffId } = calendarAccounts;
  return owner === 'agency'
    ? { staffId: null, isTheirs: isNull(staffId) }
    : { staffId: id, isTheirs: eq(staffId, id) };
}

/** How a calendar is doing; nothing that opens it. Null while there is none. */
export async function readAccount(ctx: Ctx, { owner }: { owner: CalendarOwner }) {
  const { isTheirs } = ownerIn(ctx, owner);
  const { id, calendarName, syncedAt, error } = calendarAccounts;
  const [found] = await ctx.db
    .select({ id, calendarName, syncedAt, error })
    .from(calendarAccounts)
    .where(isTheirs);
  return found ?? null;
}

/** The calendars that a login opens, to choose from. @throws Invalid · Conflict with what the server said */
export async function findCalendars(ctx: Ctx, login: CalendarLogin) {
  allow(ctx.actor, 'bookings:read');
  await ctx.limit(findCalendarsLimit, ctx.request.ip);
  refuseAddress(ctx, login.address, 'address');
  try {
    const found = await ctx.calendars.find(login);
    if (found.length === 0) throw new Conflict('This login has no calendar for events.');
    return found;
  } catch (error) {
    if (error instanceof CalendarError) throw new Conflict('{why}', { why: error.message });
    throw error;
  }
}

/**
 * Lets a calendar follow our consultations and block times, in place of the one before. What opens it is kept sealed.
 * @throws Invalid
 */
export async function connectCalendar(
  ctx: Ctx,
  { owner, calendarName, ...keys }: z.infer<typeof Chosen> & { owner: CalendarOwner },
): Promise<void> {
  const { staffId, isTheirs } = ownerIn(ctx, owner);
  refuseAddress(ctx, keys.address, 'address');
  refuseAddress(ctx, keys.calendarUrl, 'calendarUrl');
  await refuseSecond(ctx, isTheirs, keys.calendarUrl);
  const id = v7();
  const sealed = await ctx.secrets.seal(JSON.stringify(keys satisfies CalendarKeys));
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(calendarAccounts).where(isTheirs);
    await ctx.db.insert(calendarAccounts).values({ id, staffId, sealed, calendarName });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'calendar',
      subjectId: owner === 'agency' ? 'agency' : id,
      after: { calendarName },
    });
    await ctx.jobs.enqueue(ctx.db, followCalendars, [{}]);
  });
}

/** Ends it: times are blocked no longer. What we wrote into the calendar stays there. @throws NotFound */
export async function disconnectCalendar(ctx: Ctx, { owner }: { owner: CalendarOwner }): Promise<void> {
  const { isTheirs } = ownerIn(ctx, owner);
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db.delete(calendarAccounts).where(isTheirs).returning();
    if (!gone) throw new NotFound('This calendar');
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'calendar',
      subjectId: owner === 'agency' ? 'agency' : gone.id,
      before: { calendarName: gone.calendarName },
    });
  });
}

/** Asks for both sides to be brought into step now. @throws NotFound */
export async function askForSync(ctx: Ctx, input: { owner: CalendarOwner }): Promise<void> {
  if (!(await readAccount(ctx, input))) throw new NotFound('This calendar');
  await ctx.jobs.enqueue(ctx.db, followCalendars, [{}]);
}

/** Of two who let the same calendar follow, each would take out of it what the other's consultations put there. */
async function refuseSecond(ctx: Ctx, isTheirs: SQL, calendarUrl: string) {
  const others = await ctx.db
    .select()
    .from(calendarAccounts)
    .where(and(sql`(${isTheirs}) is not true`, isFollowed(ctx.db)));
  for (const { staffId, sealed } of others) {
    const kept = await ctx.secrets.open(sealed).catch(() => null);
    const keys = kept && (JSON.parse(kept) as CalendarKeys);
    if (!keys || bare(keys.calendarUrl) !== bare(calendarUrl)) continue;
    const whose = staffId ? 'that of one of the staff' : 'the agency’s';
    throw new Invalid({ calendarUrl: `This calendar follows already, as ${whose}. Choose another one` });
  }
}

const bare = (url: string) => new URL(url).href.replace(/\/+$/, '');

function refuseAddress(ctx: Ctx, address: string, field: string) {
  const why = ctx.calendars.refuse(address);
  if (why) throw new Invalid({ [field]: why });
}
