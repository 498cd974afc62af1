import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { job, mailRetry } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { subscribers } from '../table.server.ts';
import { beginLetter, lotOf, type SentLetter } from './begin-letter.ts';
import type { Subject } from './better-subject.ts';
import { readersOf } from './readers-of.ts';
import { letterReaders, letters } from './table.server.ts';
import { testReader, writeLetter, type DrawLetter, type WrittenLetter } from './write-letter.ts';

export const letterSending = job('send-letters', {
  every: { cron: '* * * * *' },
  retry: { limit: 20, delay: 5, delayMax: 300 },
  fields: {},
});

type Test = { letterId: string; to: string; at: number };
export const letterTest = job<Test>('test-letter', {
  retry: mailRetry,
  fields: { letterId: 'shown', to: 'hidden', at: 'shown' },
});

/** So many readers are written to in one transaction. */
const batch = 200;

/**
 * Writes every letter whose time has come to its readers, some at a time. Whatever breaks off is gone on with where it
 * was: who has been written to is not written to again. Of two subjects the better one goes to the rest when its time has
 * come, by the same way.
 */
export async function sendLetters(ctx: Ctx, draw: DrawLetter): Promise<void> {
  for (;;) {
    const [due] = await ctx.db
      .select({ id: letters.id })
      .from(letters)
      .where(
        or(
          and(inArray(letters.status, ['scheduled', 'sending']), lte(letters.sendAt, ctx.now())),
          and(eq(letters.status, 'testing'), lte(letters.decideAt, ctx.now())),
        ),
      )
      .orderBy(asc(letters.sendAt))
      .limit(1);
    if (!due) return;
    const letter = await beginLetter(ctx, due.id);
    if (!letter) continue;
    const mail = await writeLetter(
      ctx,
      { ...letter, subjects: { a: letter.subject, b: letter.subjectB } },
      draw,
    );
    while (await sendBatch(ctx, letter.id, mail));
  }
}

/** One letter as a mail to one address of the office, with each of its subjects. What was deleted meanwhile is not sent. */
export async function mailTest(ctx: Ctx, input: Test, draw: DrawLetter): Promise<void> {
  const [letter] = await ctx.db.select().from(letters).where(eq(letters.id, input.letterId));
  if (!letter) return;
  const subjects = { a: letter.subject, b: letter.subjectB };
  const mail = await writeLetter(ctx, { ...letter, id: null, subjects }, draw);
  const tries: Subject[] = letter.subjectB ? ['a', 'b'] : ['a'];
  await queueMessages(
    ctx,
    await Promise.all(
      tries.map(async (subject) => {
        const written = await mail(subject, testReader);
        const dedupeKey = `letter-test:${letter.id}:${input.at}:${subject}`;
        return { ...written, subject: `Test: ${written.subject}`, dedupeKey, to: input.to };
      }),
    ),
  );
}

/** @returns whether there may be more */
function sendBatch(ctx: Ctx, letterId: string, mail: WrittenLetter): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [letter] = await ctx.db.select().from(letters).where(eq(letters.id, letterId)).for('update');
    if (letter?.status !== 'sending') return false;
    const readers = await nextReaders(ctx, letter);
    const sent = { a: 0, b: 0 };
    for (const subject of ['a', 'b'] as const)
      sent[subject] = await writeTo(ctx, {
        letter,
        mail,
        subject,
        readers: readers.filter((reader) => reader.subject === subject),
      });
    const last = readers.at(-1);
    const isDone = readers.length < batch;
    const [after] = await ctx.db
      .update(letters)
      .set({
        sentTo: sql`${letters.sentTo} + ${sent.a + sent.b}`,
        sentToB: sql`${letters.sentToB} + ${sent.b}`,
        ...(last && { sentUntil: last.id }),
        ...(isDone && whatFollows(ctx, letter)),
      })
      .where(eq(letters.id, letterId))
      .returning({ status: letters.status, readers: letters.sentTo });
    if (after?.status === 'sent')
      await queueWebhooks(ctx, 'letter.sent', { letterId, readers: after.readers });
    return !isDone;
  });
}

const isTrying = ({ subjectB, decision }: SentLetter) => subjectB !== '' && decision === null;

/** Both shares have theirs: the clicks decide. Or everybody has it. */
const whatFollows = (ctx: Ctx, letter: SentLetter) =>
  isTrying(letter)
    ? {
        status: 'testing' as const,
        decideAt: new Date(ctx.now().getTime() + letter.decideHours * 3_600_000),
      }
    : { status: 'sent' as const, sentAt: ctx.now() };

/**
 * Who comes next, each with the subject that is theirs. While two are tried, only those who were drawn. Whoever leaves
 * meanwhile waits, and then finds what was written to them.
 */
async function nextReaders(ctx: Ctx, letter: SentLetter) {
  const lot = lotOf(letter.id);
  const trying = isTrying(letter);
  const rows = await ctx.db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      token: subscribers.token,
      language: subscribers.language,
      measuredSince: subscribers.measuredSince,
      isFirst: sql<boolean>`${lot} <= ${letter.lotsA ?? ''}`,
    })
    .from(subscribers)
    .where(
      and(
        readersOf(ctx, letter.segment),
        trying ? sql`${lot} <= ${letter.lotsB ?? ''}` : undefined,
        letter.sentUntil ? gt(subscribers.id, letter.sentUntil) : undefined,
      ),
    )
    .orderBy(asc(subscribers.id))
    .limit(batch)
    .for('share', { of: subscribers });
  const winner = letter.decision?.winner ?? 'a';
  return rows.map(({ isFirst, ...reader }) => {
    const subject: Subject = trying ? (isFirst ? 'a' : 'b') : winner;
    return { ...reader, subject };
  });
}

type NextReader = Awaited<ReturnType<typeof nextReaders>>[number];

/** @returns to how many it was not written before */
async function writeTo(
  ctx: Ctx,
  {
    letter,
    mail,
    subject,
    readers,
  }: { letter: SentLetter; mail: WrittenLetter; subject: Subject; readers: NextReader[] },
): Promise<number> {
  const counted = readers.filter(({ measuredSince }) => measuredSince !== null);
  const marks = new Map<string, string>();
  for (const { id } of counted) marks.set(id, await signedToken(ctx, 'letter-reader', id));
  if (counted.length > 0)
    await ctx.db
      .insert(letterReaders)
      .values(counted.map(({ id }) => ({ letterId: letter.id, subscriberId: id })))
      .onConflictDoNothing();
  const drafts = await Promise.all(
    readers.map(async ({ id, email, token, language }) => ({
      ...(await mail(subject, { token, language, mark: marks.get(id) ?? null })),
      secret: token,
      batchId: letter.id,
      dedupeKey: `letter:${letter.id}:${id}`,
      to: email,
    })),
  );
  return queueMessages(ctx, drafts);
}
