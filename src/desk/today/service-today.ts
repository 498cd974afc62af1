import { asc, eq, gt, or } from 'drizzle-orm';
import { posts } from '#content/blog/table.server.ts';
import { comments } from '#content/comments/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { helpRequests } from '#people/help/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { recipientOf } from '#agency/messages/recipient-of.ts';
import { untold } from '#agency/messages/untold.ts';
import { phoneOf } from '#agency/whatsapp/whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { listPath, showPath } from '#kit/screen-paths.ts';
import type { Desk } from './desk.ts';
import type { TodayItem } from './today-item.ts';

const aDay = 86_400_000;

/** Customers who wait for an answer. */
export async function openHelpRequests(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select({ request: helpRequests, phone: customers.phone })
    .from(helpRequests)
    .innerJoin(customers, eq(customers.id, helpRequests.customerId))
    .where(eq(helpRequests.status, 'open'))
    .orderBy(asc(helpRequests.updatedAt))
    .limit(desk.limit);
  return found.map(({ request, phone }) => ({
    id: `help:${request.id}`,
    kind: 'help',
    urgency: desk.now.getTime() - request.updatedAt.getTime() > aDay ? 'late' : 'today',
    who: request.name,
    reason: 'A customer waits for an answer',
    at: request.updatedAt.toISOString(),
    valuePaise: null,
    path: showPath('help-requests', request.id),
    phone,
    acts: [],
  }));
}

/** What readers wrote and nobody has judged, or somebody found amiss. */
export async function heldComments(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select({ comment: comments, title: posts.title })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(or(eq(comments.status, 'held'), gt(comments.reports, 0)))
    .orderBy(asc(comments.id))
    .limit(desk.limit);
  return found.map(({ comment, title }) => {
    const review = (action: 'approve' | 'spam', label: string, did: string) => ({
      label,
      did,
      method: 'POST' as const,
      path: '/comments/review',
      body: { ids: [comment.id], action },
      undo: null,
    });
    return {
      id: `comment:${comment.id}`,
      kind: 'comment',
      urgency: 'waiting',
      who: comment.author,
      reason: `${reportsOf(comment)}“${shortened(comment.content)}” under ${title}`,
      at: comment.createdAt.toISOString(),
      valuePaise: null,
      path: listPath('comments', { status: comment.status === 'held' ? 'held' : 'reported' }),
      phone: '',
      acts: desk.may('comments:edit')
        ? [review('approve', 'Approve', 'Comment approved'), review('spam', 'Spam', 'Marked as spam')]
        : [],
    };
  });
}

const reportsOf = ({ reports }: { reports: number }) =>
  reports === 0 ? '' : `Reported by ${reports === 1 ? 'one reader' : `${reports} readers`}: `;

/** Messages that could not be delivered, and went no other way. */
export async function failedMessages(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select()
    .from(messages)
    .where(untold)
    .orderBy(asc(messages.id))
    .limit(desk.limit);
  return found.map((message) => ({
    id: `message:${message.id}`,
    kind: 'message',
    urgency: 'waiting',
    who: recipientOf(message),
    reason:
      message.followUp === 'no-address'
        ? `Not delivered on WhatsApp, and no mail address is known: ${message.subject}`
        : `Could not be delivered: ${message.subject}`,
    at: message.createdAt.toISOString(),
    valuePaise: null,
    path: showPath('messages', message.id),
    phone: message.channel === 'whatsapp' ? (phoneOf(message.recipient) ?? '') : '',
    leadId: message.leadId,
    acts: desk.may('messages:retry')
      ? [
          {
            label: 'Send again',
            did: 'It is being sent again',
            method: 'POST',
            path: `/messages/${message.id}/retry`,
            body: {},
            undo: null,
          },
        ]
      : [],
  }));
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text);
