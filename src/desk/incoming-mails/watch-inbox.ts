import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { mailboxes } from '#agency/incoming-mails/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { isOfStore } from '#kit/ports/files.ts';
import type { Inbox } from '#kit/ports/inbox.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { leaveMail } from './leave-mail.ts';
import { takeInMail, type TakenIn } from './take-in-mail.ts';

/** How long a process that says nothing keeps the mailbox to itself, in seconds. */
const leaseSeconds = 90;
/** How long a broken line, or somebody else's turn, is waited for: in milliseconds, doubling. */
const usualPauses = { first: 1_000, most: 60_000 };

/** A mail that fails so often in a row is left where it lies, of which the office is told: those behind it wait. */
const mostFailures = 5;
const unkept: TakenIn[] = ['known', 'ours', 'ignored', 'unreadable'];

/** What the log is told. */
type Log = Record<'warn' | 'error', (what: object, words: string) => void>;

/**
 * Takes in what comes to a mailbox, for as long as the process lives. Of several processes one is at it: whoever holds its
 * row, by a lease as a pooler allows it, and another takes over where that one falls silent.
 * @returns the way to stop
 */
export function watchInbox(
  ctx: Ctx,
  inbox: Inbox,
  log: Log,
  pauses = usualPauses,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const holder = v7();
  const ended = (async () => {
    let pause = pauses.first;
    let failures = 0;
    while (!signal.aborted) {
      try {
        const held = await hold(ctx, inbox.name, holder);
        if (held) {
          await inbox.watch({
            from: held.uidValidity === null ? null : { uidValidity: held.uidValidity, lastUid: held.lastUid },
            seenAt: held.seenAt,
            signal,
            async mail(mail) {
              try {
                const became = await takeInMail(ctx, mail);
                failures = 0;
                if (!unkept.includes(became)) await count(ctx, inbox.name);
              } catch (error) {
                if (isOfStore(error)) throw error;
                failures += 1;
                if (failures < mostFailures) throw error;
                failures = 0;
                const reason = reasonOf(error);
                log.error({ reason }, 'a mail could not be taken in; it lies in the mailbox');
                await leaveMail(ctx, mail, reason);
              }
            },
            async mark(mark) {
              pause = pauses.first;
              const kept = await ctx.db
                .update(mailboxes)
                .set({ ...mark, seenAt: sql`now()`, heldUntil: leaseEnd, error: null })
                .where(and(eq(mailboxes.name, inbox.name), eq(mailboxes.holder, holder)))
                .returning({ name: mailboxes.name });
              if (kept.length === 0) throw new Error('Another process reads the mailbox now');
            },
          });
        }
      } catch (error) {
        if (!signal.aborted) await note(ctx, inbox.name, holder, reasonOf(error), log);
      }
      if (signal.aborted) break;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, pauses.most);
    }
    await release(ctx, inbox.name, holder).catch(() => {});
  })();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

const leaseEnd = sql`now() + make_interval(secs => ${sql.raw(String(leaseSeconds))})`;

/** @returns how far the mailbox was read; null while another process is at it */
async function hold({ db }: Pick<Ctx, 'db'>, name: string, holder: string) {
  const [held] = await db
    .insert(mailboxes)
    .values({ name, holder, heldUntil: leaseEnd })
    .onConflictDoUpdate({
      target: mailboxes.name,
      set: { holder, heldUntil: leaseEnd },
      setWhere: or(
        eq(mailboxes.holder, holder),
        sql`${mailboxes.heldUntil} is null`,
        lt(mailboxes.heldUntil, sql`now()`),
      ),
    })
    .returning();
  return held ?? null;
}

/** Says on the page of the office why nothing comes in, and lets another process try. */
async function note(ctx: Pick<Ctx, 'db'>, name: string, holder: string, error: string, log: Log) {
  log.warn({ reason: error }, 'the mailbox cannot be read');
  await ctx.db
    .update(mailboxes)
    .set({ error: error.slice(0, 300), heldUntil: null })
    .where(and(eq(mailboxes.name, name), eq(mailboxes.holder, holder)))
    .catch(() => {});
}

const release = (ctx: Pick<Ctx, 'db'>, name: string, holder: string) =>
  ctx.db
    .update(mailboxes)
    .set({ heldUntil: null })
    .where(and(eq(mailboxes.name, name), eq(mailboxes.holder, holder)));

const count = (ctx: Pick<Ctx, 'db'>, name: string) =>
  ctx.db
    .update(mailboxes)
    .set({ takenIn: sql`${mailboxes.takenIn} + 1` })
    .where(eq(mailboxes.name, name));
