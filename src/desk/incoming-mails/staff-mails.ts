import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { shownFiles } from '#agency/incoming-mails/shown-mail.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { typeOf } from '#agency/media/describe-file.ts';
import { messages } from '#agency/messages/table.server.ts';
import { phoneOf } from '#agency/whatsapp/whatsapp.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { OpenedFile } from '#kit/ports/files.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { customers } from '#people/customers/table.server.ts';
import { helpRequests } from '#people/help/table.server.ts';
import { livingLeads } from '#sales/leads/messages/living-leads.ts';
import { leads } from '#sales/leads/table.server.ts';
import { answerableUntil } from './answer-chat.ts';
import { fileMail } from './file-mail.ts';
import type { IncomingFilter, MailPlace } from './incoming-input.ts';

const {
  messageId: _id,
  text: _text,
  quoted: _quoted,
  files: _files,
  filesLeft: _left,
  ...listed
} = getTableColumns(incomingMails);

/** Mails that came in, newest first, without their texts. */
export async function listIncoming(ctx: Ctx, input: IncomingFilter & TimePage) {
  allow(ctx.actor, 'incoming-mails:read');
  const { id, handledAt, strayBecause } = incomingMails;
  const matching = and(
    input.state && (input.state === 'waiting' ? isNull(handledAt) : isNotNull(handledAt)),
    input.stray === undefined ? undefined : input.stray ? ne(strayBecause, '') : eq(strayBecause, ''),
  );
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(listed)
      .from(incomingMails)
      .where(and(matching, before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
}

/** A mail with what it answers, and whose it may be: leads, customers and help requests of its address, and the lead we had written to. @throws NotFound */
export async function getIncoming(ctx: Ctx, input: { mailId: string }) {
  allow(ctx.actor, 'incoming-mails:read');
  const mail = await readIncoming(ctx, input);
  await auditView(ctx, { subjectType: 'incoming-mail', subjectId: mail.id });
  const { fromAddress: address, answersId } = mail;
  const phone = mail.channel === 'whatsapp' ? phoneOf(address) : null;
  const [answered] = answersId
    ? await ctx.db
        .select({
          id: messages.id,
          subject: messages.subject,
          recipient: messages.recipient,
          leadId: messages.leadId,
        })
        .from(messages)
        .where(eq(messages.id, answersId))
    : [];
  const leadIds = await livingLeads(ctx, {
    which: or(
      phone ? eq(leads.phone, phone) : eq(sql`lower(${leads.email})`, address),
      answered?.leadId ? eq(leads.id, answered.leadId) : undefined,
    ),
    limit: 5,
  });
  const found = await ctx.db
    .select({ id: leads.id, name: leads.name, about: leads.service })
    .from(leads)
    .where(inArray(leads.id, leadIds))
    .orderBy(desc(leads.id));
  const people = await ctx.db
    .select({ id: customers.id, name: customers.fullName, about: customers.code })
    .from(customers)
    .where(
      and(phone ? eq(customers.phone, phone) : eq(customers.email, address), isNull(customers.closedAt)),
    );
  const help = await ctx.db
    .select({ id: helpRequests.id, name: helpRequests.name, about: sql<string>`'Help request'` })
    .from(helpRequests)
    .innerJoin(customers, eq(customers.id, helpRequests.customerId))
    .where(eq(customers.email, address))
    .orderBy(desc(helpRequests.id))
    .limit(5);
  const as = (kind: MailPlace['kind'], rows: { id: string; name: string; about: string }[]) =>
    rows.map((row) => ({ kind, ...row }));
  const { messageId: _internal, files, ...shown } = mail;
  return {
    ...shown,
    files: shownFiles({ files }),
    answered: answered ?? null,
    answerUntil: await answerableUntil(ctx, mail),
    candidates: [...as('lead', found), ...as('customer', people), ...as('help-request', help)],
  };
}

/** Says whose a mail is. @throws NotFound, also where it is somebody's already */
export async function placeMail(
  ctx: Ctx,
  { mailId, kind, id }: MailPlace & { mailId: string },
): Promise<void> {
  const by = allow(ctx.actor, 'incoming-mails:edit');
  await inTransaction(ctx, async (ctx) => {
    const [stray] = await ctx.db
      .update(incomingMails)
      .set({ handledBy: by.name })
      .where(and(eq(incomingMails.id, mailId), ne(incomingMails.strayBecause, '')))
      .returning({ id: incomingMails.id });
    if (!stray) throw new NotFound('This mail');
    const filed = await fileMail(ctx, {
      mailId,
      leadId: kind === 'lead' ? id : null,
      customerId: kind === 'customer' && (await isCustomer(ctx, id)) ? id : null,
      helpRequestId: kind === 'help-request' ? id : null,
    });
    if (!filed) throw new NotFound('Whoever it is to belong to');
    await announce(ctx, { kind: 'incoming-mail', mailId });
  });
}

/** Says that nothing more is to be done about a mail, or that something is after all. @throws NotFound */
export async function setMailHandled(ctx: Ctx, input: { mailId: string; handled: boolean }): Promise<void> {
  const by = allow(ctx.actor, 'incoming-mails:edit');
  const { mailId, handled } = input;
  await inTransaction(ctx, async (ctx) => {
    const [changed] = await ctx.db
      .update(incomingMails)
      .set({ handledAt: handled ? ctx.now() : null, handledBy: handled ? by.name : null })
      .where(eq(incomingMails.id, mailId))
      .returning({ leadId: incomingMails.leadId });
    if (!changed) throw new NotFound('This mail');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'incoming-mail',
      subjectId: mailId,
      after: { handled },
    });
    await announce(ctx, { kind: 'incoming-mail', mailId });
    if (changed.leadId) await announce(ctx, { kind: 'lead', leadId: changed.leadId, change: 'updated' });
  });
}

/** A file of a mail as it comes. @throws NotFound · FilesDown */
export async function openMailFile(
  ctx: Ctx,
  input: { mailId: string; fileId: string },
): Promise<{ name: string; type: string; content: OpenedFile }> {
  allow(ctx.actor, 'incoming-mails:read');
  const mail = await readIncoming(ctx, input);
  const file = mail.files.find(({ id }) => id === input.fileId);
  const content = file && (await ctx.files.open(file.storedName));
  if (!content) throw new NotFound('This file');
  return { name: file.name, type: typeOf(file), content };
}

/** What a toast says of these mails. */
export async function summarizeIncoming(ctx: Ctx, { mailIds }: { mailIds: string[] }) {
  allow(ctx.actor, 'incoming-mails:read');
  const { id, channel, fromName, fromAddress, subject, text, strayBecause, handledAt, leadId } =
    incomingMails;
  return ctx.db
    .select({
      id,
      channel,
      fromName,
      fromAddress,
      subject: sql<string>`coalesce(nullif(${subject}, ''), left(${text}, 80))`,
      strayBecause,
      handledAt,
      leadId,
    })
    .from(incomingMails)
    .where(inArray(id, mailIds));
}

async function readIncoming(ctx: Pick<Ctx, 'db'>, { mailId }: { mailId: string }) {
  const [mail] = await ctx.db.select().from(incomingMails).where(eq(incomingMails.id, mailId));
  if (!mail) throw new NotFound('This mail');
  return mail;
}

const isCustomer = async (ctx: Pick<Ctx, 'db'>, id: string) =>
  (await ctx.db.$count(customers, and(eq(customers.id, id), isNull(customers.closedAt)))) > 0;
