import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { posts } from '#content/blog/table.server.ts';
import { letters } from './table.server.ts';
import { subscribers } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { job, mailRetry } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { Draft } from '#agency/messages/message.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { postPath } from '#content/blog/post-path.ts';
import { unsubscribeCall, unsubscribePath } from '../newsletter-path.ts';
import type { LetterInput } from './letter.ts';

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

/** Draws a letter once for all: `token` takes the place of each reader's own. */
export type DrawLetter = (letter: {
  subject: string;
  text: string;
  posts: { title: string; description: string; url: string }[];
  unsubscribeUrl: string;
  settings: Awaited<ReturnType<typeof readSettings>>;
}) => Promise<Pick<Draft, 'subject' | 'text' | 'html'>>;

/**
 * Writes every letter whose time has come to everybody who confirmed, some at a time. Whatever breaks off is gone on with
 * where it was: who has been written to is not written to again.
 */
export async function sendLetters(ctx: Ctx, draw: DrawLetter): Promise<void> {
  for (;;) {
    const [due] = await ctx.db
      .select()
      .from(letters)
      .where(and(inArray(letters.status, ['scheduled', 'sending']), lte(letters.sendAt, ctx.now())))
      .orderBy(asc(letters.sendAt))
      .limit(1);
    if (!due) return;
    const mail = await drawFor(ctx, due, draw);
    while (await sendBatch(ctx, due.id, mail));
  }
}

/** One letter as a mail to one address of the office, to look at. What was deleted meanwhile is not sent. */
export async function mailTest(ctx: Ctx, input: Test, draw: DrawLetter): Promise<void> {
  const [letter] = await ctx.db.select().from(letters).where(eq(letters.id, input.letterId));
  if (!letter) return;
  const mail = (await drawFor(ctx, letter, draw)).of(testToken);
  const dedupeKey = `letter-test:${letter.id}:${input.at}`;
  await queueMessages(ctx, [{ ...mail, subject: `Test: ${mail.subject}`, dedupeKey, to: input.to }]);
}

const testToken = '0'.repeat(32);
type Mail = Awaited<ReturnType<typeof drawFor>>;

async function drawFor(
  ctx: Ctx,
  letter: Pick<LetterInput, 'subject' | 'text' | 'postIds'>,
  draw: DrawLetter,
) {
  const settings = await readSettings(ctx);
  const found = letter.postIds.length
    ? await ctx.db
        .select({ id: posts.id, slug: posts.slug, title: posts.title, description: posts.seoDescription })
        .from(posts)
        .where(and(inArray(posts.id, letter.postIds), eq(posts.status, 'published')))
    : [];
  const { subject, text, html } = await draw({
    subject: letter.subject,
    text: letter.text,
    posts: letter.postIds.flatMap((id) => {
      const post = found.find((one) => one.id === id);
      return post ? [{ ...post, url: ctx.publicUrl + postPath(post.slug) }] : [];
    }),
    unsubscribeUrl: ctx.publicUrl + unsubscribePath(testToken),
    settings,
  });
  return {
    of: (token: string) => ({
      subject,
      text: text.replaceAll(testToken, token),
      html: html && html.replaceAll(testToken, token),
      channel: 'email' as const,
      replyTo: settings.email,
      leadId: null,
      unsubscribeUrl: ctx.publicUrl + unsubscribeCall(token),
    }),
  };
}

/** @returns whether there may be more */
function sendBatch(ctx: Ctx, letterId: string, mail: Mail): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [letter] = await ctx.db.select().from(letters).where(eq(letters.id, letterId)).for('update');
    if (!letter || (letter.status !== 'scheduled' && letter.status !== 'sending')) return false;
    const readers = await ctx.db
      .select({ id: subscribers.id, email: subscribers.email, token: subscribers.token })
      .from(subscribers)
      .where(
        and(
          eq(subscribers.status, 'confirmed'),
          letter.sentUntil ? gt(subscribers.id, letter.sentUntil) : undefined,
        ),
      )
      .orderBy(asc(subscribers.id))
      .limit(batch);
    const last = readers.at(-1);
    const isDone = readers.length < batch;
    await queueMessages(
      ctx,
      readers.map(({ id, email, token }) => ({
        ...mail.of(token),
        secret: token,
        dedupeKey: `letter:${letterId}:${id}`,
        to: email,
      })),
    );
    await ctx.db
      .update(letters)
      .set({
        status: isDone ? 'sent' : 'sending',
        sentTo: sql`${letters.sentTo} + ${readers.length}`,
        ...(last && { sentUntil: last.id }),
        ...(isDone && { sentAt: ctx.now() }),
      })
      .where(eq(letters.id, letterId));
    return !isDone;
  });
}
