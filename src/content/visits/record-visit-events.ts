import { lt } from 'drizzle-orm';
import { isbot } from 'isbot';
import { v7 as uuidv7 } from 'uuid';
import { visitEvents } from './table.server.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { createGroupCommit } from '#kit/rows/group-commit.ts';
import { insertMany } from '#kit/rows/insert-many.ts';
import type { AdPlatform } from './campaign-key.ts';
import type { Device, VisitEventKind } from './visit-event.ts';

const visitEventsLimit = defineLimit('visit-events', { points: 1_000, seconds: 600 });

/** What one browser has to tell, already checked by the call's schema. */
export type VisitReport = {
  device: Device;
  referrer: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  /** Whose advertisement was clicked, by the id in the address. */
  click: AdPlatform | '';
  /** Given only after consent to statistics. */
  visit: string | null;
  events: { kind: VisitEventKind; path: string; name: string; value: number | null; entry: boolean }[];
};

/** Counts what happened on the site; robots are left out. Reports that arrive together go in with one statement. */
export async function recordVisitEvents(ctx: Ctx, { events, ...shared }: VisitReport): Promise<void> {
  if (ctx.request.userAgent === '' || isbot(ctx.request.userAgent)) return;
  await ctx.limit(visitEventsLimit, ctx.request.ip);
  const at = ctx.now();
  await bookOf(ctx.db)(events.map((event) => ({ id: uuidv7(), at, ...shared, ...event })));
}

type Row = typeof visitEvents.$inferInsert;
const books = new WeakMap<Db, (rows: Row[]) => Promise<void>>();

function bookOf(db: Db) {
  const known = books.get(db);
  if (known) return known;
  const book = createGroupCommit<Row[], void>(
    () => [],
    async (group) => {
      await insertMany(db, visitEvents, group.flat());
      return group.map(() => undefined);
    },
  );
  books.set(db, book);
  return book;
}

const retentionDays = 400;

/** Single events are deleted after a year and a bit: the same month a year ago can still be compared. */
export async function purgeOldVisits(ctx: Ctx): Promise<void> {
  const oldest = new Date(ctx.now().getTime() - retentionDays * 86_400_000);
  await ctx.db.delete(visitEvents).where(lt(visitEvents.at, oldest));
}
