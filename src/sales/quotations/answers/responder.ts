import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotationGrants } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { quotationMail } from '../quotation-mail.ts';
import { checkCode, consumeCode, waitingSubject } from '#people/sign-in/codes/check-code.ts';
import { issueCode } from '#people/sign-in/codes/request-code.ts';
import { Forbidden, Invalid, NotFound, WrongCode } from '#kit/errors.ts';
import { phoneDigits } from '#kit/india/phone.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { findByPublicId, findOpen, type QuotationRow } from '../find-quotation.ts';
import { maskEmail, maskMobile } from '../mask-contact.ts';
import { quotationMay } from '../quotation.ts';
import { canGetCode } from '../can-get-code.ts';
import { smsWorks } from '../code-by-sms.ts';

/** So long after the code an answer may be sent. */
export const grantSeconds = 900;

export const responderMessages = {
  contact: /*i18n*/ 'Enter either mobile or email',
  mobile: /*i18n*/ 'Enter valid 10-digit mobile',
  email: /*i18n*/ 'Please enter a valid email address.',
  unproven: /*i18n*/ 'OTP verification failed',
  noWay:
    /*i18n*/ 'This quotation has no e-mail address that a code could go to, and we cannot send SMS at the moment. Please call us or write to us.',
};

/** Who says they were sent a quotation: as typed, or as `GET` masks it. `publicId` is null where the caller names none. */
export type Responder = { publicId: string | null; mobile: string; email: string };
/** A contact in its stored form. */
type Contact = { mobile: string; email: string };

/**
 * Sends a six-digit code to whoever a quotation is addressed to, to answer or to pay it. Everybody else gets the same answer and nothing else.
 * @returns whether a typed mobile gets its code by SMS; the code goes to the quotation's e-mail otherwise
 * @throws Invalid, also where no code can reach anybody about this quotation · TooManyRequests
 */
export async function requestResponseCode(ctx: Ctx, input: Responder): Promise<{ bySms: boolean }> {
  const { quotation, contact, ways } = await addressed(ctx, input);
  const bySms = await smsWorks(ctx, await readSettings(ctx));
  if (quotation && !canGetCode(quotation, bySms))
    throw new Invalid({ email: responderMessages.noWay }, responderMessages.noWay);
  const { subject, channel } = bySms ? ways.bySms : ways.byMail;
  await issueCode(
    ctx,
    {
      purpose: 'quotation',
      subject,
      ends: subjectsOf(ways).filter((other) => other !== subject),
      contacts: [contact.mobile, contact.email].filter(Boolean),
    },
    async (ctx) => {
      if (!quotation || !channel) return;
      await ctx.jobs.enqueue(ctx.db, quotationMail, [
        {
          what: 'code',
          key: `quotation-code:${v7()}`,
          quotationId: quotation.id,
          subject,
          ...channel,
          language: ctx.language,
        },
      ]);
    },
  );
  return { bySms };
}

/**
 * Changes a code for what this browser keeps. While the quotation can be answered that is a grant, for one contact of it
 * and once: it proves the channel that the code went to. Once it can be paid, `payer` lets this browser pay it.
 * @throws WrongCode, Invalid, TooManyRequests
 */
export async function verifyResponder(
  ctx: Ctx,
  input: Responder & { code: string },
): Promise<{ grant: string } | { payer: string }> {
  const { quotation, contact, ways } = await addressed(ctx, input);
  const grant = newToken();
  const pays = quotation !== null && quotationMay('pay', quotation.state);
  try {
    // The way it went; what can be sent now may be something else, since that very SMS may have been the day's last.
    const subject = await waitingSubject(ctx, { purpose: 'quotation', subjects: subjectsOf(ways) });
    const { channel } = subject === ways.bySms.subject ? ways.bySms : ways.byMail;
    const code = await checkCode(ctx, { purpose: 'quotation', subject, code: input.code });
    if (!quotation || !channel) throw new WrongCode();
    await inTransaction(ctx, async (ctx) => {
      await consumeCode(ctx, code);
      if (pays) return;
      await ctx.db.insert(quotationGrants).values({
        tokenHash: hashToken(grant),
        quotationId: quotation.id,
        ...contact,
        provenMobile: channel.mobile,
        provenEmail: channel.email,
        expiresAt: sql`now() + make_interval(secs => ${grantSeconds})`,
      });
    });
  } catch (error) {
    throw error instanceof WrongCode ? new WrongCode(responderMessages.unproven) : error;
  }
  return pays ? { payer: await signedToken(ctx, 'quotation', quotation.id) } : { grant };
}

/**
 * Uses a grant up, in the transaction of the answer.
 * @returns the channel that the code went to: nothing else is proven
 * @throws Forbidden without one for this quotation and contact
 */
export async function consumeGrant(
  ctx: Pick<Ctx, 'db'>,
  input: { quotation: QuotationRow; contact: Contact; grant: string | undefined },
): Promise<Contact> {
  const { quotation, contact, grant } = input;
  if (!grant || !isTheirs(quotation, contact)) throw new Forbidden(responderMessages.unproven);
  const [used] = await ctx.db
    .delete(quotationGrants)
    .where(
      and(
        eq(quotationGrants.tokenHash, hashToken(grant)),
        eq(quotationGrants.quotationId, quotation.id),
        eq(quotationGrants.mobile, contact.mobile),
        eq(quotationGrants.email, contact.email),
        gt(quotationGrants.expiresAt, sql`now()`),
      ),
    )
    .returning({ mobile: quotationGrants.provenMobile, email: quotationGrants.provenEmail });
  if (!used) throw new Forbidden(responderMessages.unproven);
  return used;
}

/** A contact as the database writes it; the mask of this quotation's own stands for it. @throws Invalid */
export function contactFrom(
  { mobile, email }: { mobile: string; email: string },
  quotation: Pick<QuotationRow, 'mobile' | 'mailTo'> | null,
): Contact {
  if (!mobile && !email) throw new Invalid({ mobile: responderMessages.contact });
  const known = quotation ?? { mobile: '', mailTo: '' };
  const contact = {
    mobile: known.mobile && mobile === maskMobile(known.mobile) ? known.mobile : phoneDigits(mobile),
    email: known.mailTo && email === maskEmail(known.mailTo) ? known.mailTo : email,
  };
  if (mobile && contact.mobile.length !== 10) throw new Invalid({ mobile: responderMessages.mobile });
  if (email && !/^[^\s@*]+@[^\s@]+\.[^\s@]+$/.test(contact.email))
    throw new Invalid({ email: responderMessages.email });
  return contact;
}

/** Whether every contact that was typed is the quotation's own. */
const isTheirs = (quotation: Pick<QuotationRow, 'mobile' | 'mailTo'>, contact: Contact) =>
  (contact.mobile === '' || contact.mobile === quotation.mobile) &&
  (contact.email === '' || contact.email === quotation.mailTo);

/** Where a code for this contact goes: SMS only where one can be sent, else the e-mail on file. */
function channelFor({ mailTo }: QuotationRow, contact: Contact, bySms: boolean): Contact {
  const mobile = bySms ? contact.mobile : '';
  return { mobile, email: contact.email || (mobile ? '' : mailTo) };
}

/** A code is good for one quotation, one contact and the channel it went to; those of nobody open nothing. */
const subjectOf = (quotation: QuotationRow | null, contact: Contact, channel: Contact | null) =>
  [quotation && channel ? quotation.id : 'nobody', contact, channel]
    .map((part) => (part && typeof part === 'object' ? `${part.mobile}:${part.email}` : part))
    .join(':');

type Way = { subject: string; channel: Contact | null };
type Ways = { bySms: Way; byMail: Way };
const subjectsOf = ({ bySms, byMail }: Ways) => [bySms.subject, byMail.subject];

/** The quotation that somebody speaks of: the one they name, or the newest that is addressed to them; and the ways in which its code can go. */
async function addressed(ctx: Ctx, input: Responder) {
  const named = await openQuotation(ctx, input);
  const contact = contactFrom(input, named);
  const quotation = input.publicId === null ? ((await findOpen(ctx, contact))[0] ?? null) : named;
  const way = (bySms: boolean): Way => {
    const channel = quotation && isTheirs(quotation, contact) ? channelFor(quotation, contact, bySms) : null;
    return { channel, subject: subjectOf(quotation, contact, channel) };
  };
  return { quotation, contact, ways: { bySms: way(true), byMail: way(false) } };
}

/** The named quotation while it can be answered or paid; nobody can tell whether one that is named exists. */
async function openQuotation(ctx: Ctx, { publicId }: Responder): Promise<QuotationRow | null> {
  if (publicId === null) return null;
  const found = await findByPublicId(ctx, { publicId }).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  return found && (quotationMay('respond', found.state) || quotationMay('pay', found.state)) ? found : null;
}
