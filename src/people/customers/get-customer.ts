import { asc, desc, eq, sql } from 'drizzle-orm';
import { addresses } from '#people/addresses/table.server.ts';
import { shownFiles, shownMail } from '#agency/incoming-mails/shown-mail.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { customerEvents } from './events/table.server.ts';
import { customerIdentities, customerMerges, customers } from './table.server.ts';
import { helpRequests } from '#people/help/table.server.ts';
import { media } from '#agency/media/table.server.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { mergeUndoDays } from '#kit/rows/merging.ts';
import { customerColumns } from './list-customers.ts';
import { picturePath } from './profile-columns.ts';
import { listSentTo } from './whatsapp-customer.ts';
import { selectSessions } from '#people/sign-in/sign-out.ts';

const latest = 100;

/** A customer with their open sessions, the latest events and help requests. @throws NotFound */
export async function getCustomer(ctx: Ctx, input: { customerId: string }) {
  allow(ctx.actor, 'customers:read');
  const { customerId } = input;
  const [found] = await ctx.db
    .select({
      ...customerColumns,
      gst: customers.gst,
      language: customers.language,
      passwordHash: customers.passwordHash,
      blockedBecause: customers.blockedBecause,
      eraseAt: customers.eraseAt,
      mergedInto: customers.mergedInto,
      mergedAt: customerMerges.at,
      picture: media.name,
      widths: media.widths,
    })
    .from(customers)
    .leftJoin(media, eq(media.id, customers.pictureId))
    .leftJoin(customerMerges, eq(customerMerges.customerId, customers.id))
    .where(eq(customers.id, customerId));
  if (!found) throw new NotFound('This customer');
  await auditView(ctx, { subjectType: 'customer', subjectId: customerId });
  const { passwordHash, picture, widths, mergedAt, ...customer } = found;
  const [sessions, events, help, identities, [billTo], mails, chat] = await Promise.all([
    selectSessions(ctx, customerId),
    ctx.db
      .select()
      .from(customerEvents)
      .where(eq(customerEvents.customerId, customerId))
      .orderBy(desc(customerEvents.id))
      .limit(latest),
    ctx.db
      .select({ id: helpRequests.id, status: helpRequests.status, createdAt: helpRequests.createdAt })
      .from(helpRequests)
      .where(eq(helpRequests.customerId, customerId))
      .orderBy(desc(helpRequests.id))
      .limit(latest),
    ctx.db
      .select({ provider: customerIdentities.provider })
      .from(customerIdentities)
      .where(eq(customerIdentities.customerId, customerId)),
    ctx.db
      .select({
        address: sql<string>`${addresses.address} || ', ' || ${addresses.city}`,
        pincode: addresses.pincode,
        stateCode: addresses.stateCode,
      })
      .from(addresses)
      .where(eq(addresses.customerId, customerId))
      .orderBy(desc(addresses.isDefault), asc(addresses.id))
      .limit(1),
    ctx.db
      .select(shownMail)
      .from(incomingMails)
      .where(eq(incomingMails.customerId, customerId))
      .orderBy(desc(incomingMails.id))
      .limit(latest),
    listSentTo(ctx, found),
  ]);
  const undoUntil = mergedAt && new Date(mergedAt.getTime() + mergeUndoDays * 86_400_000);
  return {
    ...customer,
    mergeUndoUntil: undoUntil && undoUntil > ctx.now() ? undoUntil : null,
    picturePath: picture && widths ? picturePath(picture, widths) : '',
    signsInWith: [
      ...(passwordHash ? ['password' as const] : []),
      ...identities.map(({ provider }) => provider),
    ],
    sessions,
    events: events.map(({ customerId: _own, ...event }) => event),
    help,
    mails: mails.map((mail) => ({ ...mail, files: shownFiles(mail) })),
    chat,
    billTo: billTo ?? null,
  };
}
