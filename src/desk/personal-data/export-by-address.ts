import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { bookings } from '#sales/bookings/table.server.ts';
import { waitingList } from '#sales/bookings/waiting/table.server.ts';
import { consents } from '#sales/leads/enquiries/table.server.ts';
import { leadFields } from '#sales/leads/fields/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { phoneOf } from '#agency/whatsapp/whatsapp.ts';
import { numbersInUse } from '#sales/leads/messages/numbers-in-use.ts';
import { letterReaders, letters } from '#content/newsletter/letters/table.server.ts';
import { subscribers } from '#content/newsletter/table.server.ts';
import { grievances } from '#desk/grievances/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * What is filed under an address instead of an account: enquiries, appointments, the newsletter, mails, questions about
 * data. Of SMS and WhatsApp nothing, for an address proves no number: anybody can type one into a form.
 * @param whose.email lower-case; a code has proven that it is theirs. Forms keep addresses as they were typed.
 * @param whose.customerId their account, to which mails may have come from another address; null without one
 */
export async function exportByAddress(
  { db }: Pick<Ctx, 'db'>,
  whose: { email: string; customerId: string | null },
) {
  const { email, customerId } = whose;
  const chats = customerId ? await ownNumbers({ db }, { email, customerId }) : [];
  const [enquiries, agreed, appointments, waiting, newsletter, mails, written, lettersRead, asked] =
    await Promise.all([
      db
        .select({
          id: leads.id,
          at: leads.createdAt,
          name: leads.name,
          phone: leads.phone,
          email: leads.email,
          company: leads.company,
          address: leads.address,
          pincode: leads.pincode,
          stateCode: leads.stateCode,
          service: leads.service,
          plan: leads.plan,
          message: leads.message,
          fields: sql<Record<
            string,
            unknown
          > | null>`(select jsonb_object_agg(${leadFields.name}, ${leads.custom} -> ${leadFields.id}::text)
          from ${leadFields} where jsonb_exists(${leads.custom}, ${leadFields.id}::text))`,
          source: leads.source,
          page: leads.pageUrl,
          cameFrom: leads.attribution,
          inTrashSince: leads.deletedAt,
        })
        .from(leads)
        .where(eq(sql`lower(${leads.email})`, email))
        .orderBy(asc(leads.id)),
      db
        .select({
          enquiry: consents.leadId,
          purpose: consents.purpose,
          textVersion: consents.textVersion,
          at: consents.givenAt,
        })
        .from(consents)
        .innerJoin(leads, eq(leads.id, consents.leadId))
        .where(eq(sql`lower(${leads.email})`, email))
        .orderBy(asc(consents.id)),
      db
        .select({
          bookedAt: bookings.createdAt,
          name: bookings.name,
          phone: bookings.phone,
          email: bookings.email,
          startsAt: bookings.startsAt,
          endsAt: bookings.endsAt,
          meeting: bookings.meetingType,
          place: bookings.place,
          address: bookings.clientAddress,
          status: bookings.status,
          cancelReason: bookings.cancelReason,
        })
        .from(bookings)
        .where(eq(sql`lower(${bookings.email})`, email))
        .orderBy(asc(bookings.id)),
      db
        .select({
          day: waitingList.day,
          since: waitingList.joinedAt,
          name: waitingList.name,
          phone: waitingList.phone,
          email: waitingList.email,
          meeting: waitingList.meetingType,
          place: waitingList.place,
          address: waitingList.clientAddress,
          status: waitingList.status,
          heldUntil: waitingList.heldUntil,
        })
        .from(waitingList)
        .where(eq(sql`lower(${waitingList.email})`, email))
        .orderBy(asc(waitingList.id)),
      db
        .select({
          status: subscribers.status,
          language: subscribers.language,
          subscribedOn: subscribers.source,
          interests: subscribers.interests,
          measuredSince: subscribers.measuredSince,
          requestedAt: subscribers.requestedAt,
          confirmedAt: subscribers.confirmedAt,
          unsubscribedAt: subscribers.unsubscribedAt,
          ip: subscribers.ip,
          userAgent: subscribers.userAgent,
        })
        .from(subscribers)
        .where(eq(subscribers.email, email)),
      db
        .select({
          at: messages.createdAt,
          channel: messages.channel,
          subject: messages.subject,
          text: messages.text,
        })
        .from(messages)
        .where(eq(messages.recipient, email))
        .orderBy(asc(messages.id)),
      db
        .select({
          at: incomingMails.at,
          channel: incomingMails.channel,
          subject: incomingMails.subject,
          text: incomingMails.text,
          quoted: incomingMails.quoted,
        })
        .from(incomingMails)
        .where(
          or(
            eq(incomingMails.fromAddress, email),
            customerId
              ? and(
                  eq(incomingMails.customerId, customerId),
                  or(eq(incomingMails.channel, 'email'), inArray(incomingMails.fromAddress, chats)),
                )
              : undefined,
          ),
        )
        .orderBy(asc(incomingMails.id)),
      db
        .select({
          subject: letters.subject,
          openedAt: letterReaders.openedAt,
          clickedAt: letterReaders.clickedAt,
        })
        .from(letterReaders)
        .innerJoin(letters, eq(letters.id, letterReaders.letterId))
        .innerJoin(subscribers, eq(subscribers.id, letterReaders.subscriberId))
        .where(eq(subscribers.email, email))
        .orderBy(asc(letters.id)),
      db
        .select({
          at: grievances.createdAt,
          text: grievances.text,
          status: grievances.status,
          dueOn: grievances.dueOn,
          answer: grievances.answer,
          answeredAt: grievances.answeredAt,
        })
        .from(grievances)
        .where(eq(grievances.email, email))
        .orderBy(asc(grievances.id)),
    ]);
  return {
    enquiries: enquiries.map(({ id, ...enquiry }) => ({
      ...enquiry,
      consents: agreed.flatMap(({ enquiry: of, ...consent }) => (of === id ? [consent] : [])),
    })),
    appointments,
    waitingList: waiting,
    newsletter: newsletter[0] ? { ...newsletter[0], lettersRead } : null,
    messages: mails,
    writtenMails: written,
    grievances: asked,
  };
}

/**
 * From where an account wrote on WhatsApp. Nobody has to prove a number to have it in their profile: one that somebody
 * else has too is left out.
 */
async function ownNumbers(
  { db }: Pick<Ctx, 'db'>,
  { email, customerId }: { email: string; customerId: string },
): Promise<string[]> {
  const wrote = await db
    .selectDistinct({ number: incomingMails.fromAddress })
    .from(incomingMails)
    .where(and(eq(incomingMails.customerId, customerId), eq(incomingMails.channel, 'whatsapp')));
  const phones = wrote.map(({ number }) => phoneOf(number) ?? number);
  const used = await numbersInUse({ db }, phones, { emails: [email], customerId });
  return wrote.flatMap(({ number }) => (used.includes(phoneOf(number) ?? '') ? [] : [number]));
}
