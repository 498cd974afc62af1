import { and, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { addresses } from '#people/addresses/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { customerDevices, customerSessions } from '#people/sessions/table.server.ts';
import { customerConsents } from '#people/customers/consents/table.server.ts';
import { customerEvents } from '#people/customers/events/table.server.ts';
import { customerIdentities, customerMerges, customers } from '#people/customers/table.server.ts';
import { helpRequests } from '#people/help/table.server.ts';
import { forgetIncoming, unlinkChat } from '#agency/incoming-mails/forget-incoming.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { clearUnreachable } from '#agency/incoming-mails/unreachable.ts';
import { forgetMails } from '#agency/messages/forget-mails.ts';
import { waNumber } from '#agency/whatsapp/whatsapp.ts';
import { eraseProjects } from '#sales/projects/erase-projects.ts';
import { eraseAbroad, eraseNumbers, numbersInUse } from '#sales/leads/messages/numbers-in-use.ts';
import { emptyTrashOf } from '#sales/leads/trash/trash.ts';
import { eraseAdmissions } from '#money/admissions/purge-admissions.ts';
import { forgetGrievances } from '#desk/grievances/forget-grievances.ts';
import type { Ctx } from '#kit/context.ts';
import { customerMail } from '#people/customers/customer-mail.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { eraseRefundRequests } from '#money/refund-requests/erase-refund-requests.ts';
import { forgetPicture } from '#agency/media/forget-picture.ts';
import { signedIn } from '#people/customers/customer.ts';
import { endSessions } from '#people/sessions/end-sessions.ts';
import { recordEvent } from '#people/customers/events/record-event.ts';
import { invalidateCustomer } from '#people/sessions/session-cache.ts';
import { consumeProof } from '#people/sign-in/step-up.ts';
import { tracesOf } from './traces-of-account.ts';

const days = 14;
/** The name that is left of an erased account. */
const nobody = 'Deleted customer';

/**
 * Asks for one's account to be erased in fourteen days, for whoever has just proven that it is them; until then it works
 * and can be kept. Asking again changes nothing, and needs no other proof.
 * @returns when
 * @throws Forbidden without that proof
 */
export async function deleteMyAccount(ctx: Ctx): Promise<{ eraseAt: Date }> {
  const { id, sessionId } = signedIn(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const mine = eq(customers.id, id);
    const { eraseAt } = customers;
    const [before] = await ctx.db.select({ eraseAt }).from(customers).where(mine).for('update');
    if (before?.eraseAt) return { eraseAt: before.eraseAt };
    await consumeProof(ctx);
    const [asked] = await ctx.db
      .update(customers)
      .set({ eraseAt: sql`now() + ${`${days} days`}::interval` })
      .where(mine)
      .returning({
        eraseAt: customers.eraseAt,
        email: customers.email,
        fullName: customers.fullName,
        language: customers.language,
      });
    if (!asked?.eraseAt) throw new Unauthenticated();
    await endSessions(ctx, and(eq(customerSessions.customerId, id), ne(customerSessions.id, sessionId)));
    await invalidateCustomer(ctx, id);
    await recordEvent(ctx, { customerId: id, kind: 'deletion-asked' });
    await ctx.jobs.enqueue(ctx.db, customerMail, [
      {
        what: 'news',
        key: `deletion-asked:${id}:${asked.eraseAt.toISOString()}`,
        news: 'deletion-asked',
        to: asked.email,
        name: asked.fullName,
        detail: asked.eraseAt.toISOString(),
        language: asked.language,
      },
    ]);
    return { eraseAt: asked.eraseAt };
  });
}

/** Keeps the account after all. Asking twice changes nothing. */
export async function cancelMyDeletion(ctx: Ctx): Promise<void> {
  const { id } = signedIn(ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const [kept] = await ctx.db
      .update(customers)
      .set({ eraseAt: null })
      .where(and(eq(customers.id, id), isNotNull(customers.eraseAt)))
      .returning({ id: customers.id });
    if (!kept) return;
    await invalidateCustomer(ctx, id);
    await recordEvent(ctx, { customerId: id, kind: 'deletion-undone' });
  });
}

/** Every night: erases the accounts whose fourteen days are over. The row itself stays, for invoices name it. */
export async function eraseDueAccounts(ctx: Ctx): Promise<void> {
  for (;;) {
    const pictures = await inTransaction(ctx, async (ctx) => {
      const [due] = await ctx.db
        .select()
        .from(customers)
        .where(and(lte(customers.eraseAt, sql`now()`), isNull(customers.closedAt)))
        .limit(1)
        .for('update');
      if (!due) return undefined;
      const traces = await tracesOf(ctx, due);
      await endSessions(ctx, eq(customerSessions.customerId, due.id));
      for (const table of [
        customerDevices,
        customerIdentities,
        customerEvents,
        customerConsents,
        helpRequests,
        addresses,
        cartItems,
      ])
        await ctx.db.delete(table).where(eq(table.customerId, due.id));
      await closeAccount(ctx, due.id, nobody);
      await eraseTraces(ctx, due.id, traces);
      await eraseAdmissions(ctx, due.id);
      await eraseRefundRequests(ctx, due.id);
      await eraseProjects(ctx, { customerId: due.id, emails: traces.emails });
      await recordEvent(ctx, { customerId: due.id, kind: 'erased' });
      return [due.pictureId, ...(await purgeMergedInto(ctx, due.id))];
    });
    if (pictures === undefined) return;
    for (const pictureId of pictures) if (pictureId) await forgetPicture(ctx, pictureId);
  }
}

/** What was written to a closed account and came from it. A number that somebody else has keeps its chat. */
async function eraseTraces(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now'>,
  customerId: string,
  { emails, phones, abroad }: Awaited<ReturnType<typeof tracesOf>>,
): Promise<void> {
  await forgetGrievances(ctx, emails);
  await forgetMails(ctx, emails);
  const used = await numbersInUse(ctx, phones, { emails, customerId });
  await unlinkChat(ctx, { of: 'customerId', ids: [customerId], numbers: used.map(waNumber) });
  await forgetIncoming(
    ctx,
    or(eq(incomingMails.customerId, customerId), inArray(incomingMails.fromAddress, emails)),
  );
  await eraseNumbers(
    ctx,
    phones.filter((phone) => !used.includes(phone)),
  );
  await eraseAbroad(ctx, abroad);
  for (const email of emails) {
    await clearUnreachable(ctx, { address: email });
    await emptyTrashOf(ctx, email);
  }
}

/** Accounts that became part of an erased one were the same person's. @returns their photos */
async function purgeMergedInto({ db }: Pick<Ctx, 'db'>, customerId: string): Promise<(string | null)[]> {
  const pictures: (string | null)[] = [];
  for (let into = [customerId]; into.length > 0;) {
    await db.delete(customerMerges).where(inArray(customerMerges.intoId, into));
    const parts = await db
      .update(customers)
      .set({ fullName: nobody })
      .where(inArray(customers.mergedInto, into))
      .returning({ id: customers.id, pictureId: customers.pictureId });
    pictures.push(...parts.map(({ pictureId }) => pictureId));
    into = parts.map(({ id }) => id);
  }
  return pictures;
}

/** Takes every personal fact out of an account and closes it; its number stays. */
export async function closeAccount(
  ctx: Pick<Ctx, 'db'>,
  customerId: string,
  name: string,
  mergedInto: string | null = null,
): Promise<void> {
  await ctx.db
    .update(customers)
    .set({
      // Frees the address; nobody receives mail at a name like this.
      email: `${v7()}@closed.invalid`,
      fullName: name,
      phone: '',
      gst: '',
      company: '',
      passwordHash: null,
      closedAt: sql`now()`,
      eraseAt: null,
      mergedInto,
    })
    .where(eq(customers.id, customerId));
}
