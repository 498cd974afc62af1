import { randomBytes } from 'node:crypto';
import { and, eq, lt, ne, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { subscribers } from './table.server.ts';
import { pagePath } from '#content/visits/page-path.ts';
import type { Ctx } from '#kit/context.ts';
import { plainPath } from '#kit/language/language.ts';
import { defineLimit } from '#kit/limit.ts';
import { job, mailRetry } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { NewsletterInput } from './subscriber.ts';

const newsletterLimit = defineLimit('newsletter', { points: 20, seconds: 600 });
const newsletterMailLimit = defineLimit('newsletter-mail', { points: 3, seconds: 86_400 });

/** Asks whoever wished for the newsletter. */
export const confirmation = job<{ subscriberId: string }>('ask-to-confirm', {
  retry: mailRetry,
  fields: { subscriberId: 'shown' },
});

const againMs = 10 * 60_000;

/**
 * Takes a wish for the newsletter and has a mail sent that asks to confirm it. Says nothing about whether the address
 * was known: who is subscribed is nobody's business.
 */
export async function subscribe(ctx: Ctx, input: NewsletterInput): Promise<void> {
  await ctx.limit(newsletterLimit, ctx.request.ip);
  if (input.honeypot !== '') return;
  await ctx.limit(newsletterMailLimit, input.email);
  const token = randomBytes(16).toString('hex');
  const asked = {
    status: 'pending' as const,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent.slice(0, 300),
    language: ctx.language,
    source: pageOf(input.page),
    measuredSince: input.measured ? ctx.now() : null,
    requestedAt: ctx.now(),
  };
  await inTransaction(ctx, async (ctx) => {
    // A confirmed one stays as it is; one who was just asked is not asked again.
    const [due] = await ctx.db
      .insert(subscribers)
      .values({ id: v7(), email: input.email, token, ...asked })
      .onConflictDoUpdate({
        target: subscribers.email,
        // The token stays: links in mails that they have already received go on working.
        set: asked,
        setWhere: and(
          ne(subscribers.status, 'confirmed'),
          or(
            eq(subscribers.status, 'unsubscribed'),
            lt(subscribers.requestedAt, new Date(asked.requestedAt.getTime() - againMs)),
          ),
        ),
      })
      .returning({ subscriberId: subscribers.id });
    if (due) await ctx.jobs.enqueue(ctx.db, confirmation, [due]);
  });
}

/** The page in no language; empty where none is named. */
function pageOf(address = ''): string {
  const page = pagePath(address);
  return page ? plainPath(page) : '';
}
