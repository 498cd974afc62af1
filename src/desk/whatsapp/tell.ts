import { eq } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { readDocumentSettings, readSettings } from '#agency/settings/read-settings.ts';
import { pdfFile } from '#agency/whatsapp/pdf-file.ts';
import { draftEvent, queueOnce, readWay, type Told } from '#agency/whatsapp/queue-whatsapp.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { pathIn } from '#kit/language/language.ts';
import type { Permission } from '#kit/permissions.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { toldOfInvoice } from '#money/invoices/told-invoice.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { openQuotation } from '#money/quotation-payments/open-quotation.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { readBooking } from '#sales/bookings/find-booking.ts';
import { bookingKey, toldOfBooking } from '#sales/bookings/told-booking.ts';
import { readQuotationRow, type QuotationRow } from '#sales/quotations/find-quotation.ts';
import type { QuotationPdfs } from '#sales/quotations/pdfs.ts';
import { offerKey } from '#sales/quotations/quotation-mail.ts';
import { quotationCode, quotationMay, quotationPath } from '#sales/quotations/quotation.ts';

export type TellPdfs = QuotationPdfs & InvoicePdfs;
type Reader = (ctx: Ctx, input: { id: string; pdfs: TellPdfs }) => Promise<Told>;

/** What can be told on WhatsApp: of what, by whom, and where it is asked for. */
export const tellings: {
  path: string;
  subjectType: string;
  permission: Permission;
  what: string;
  read: Reader;
}[] = [
  {
    path: '/bookings/{id}/whatsapp',
    subjectType: 'booking',
    permission: 'bookings:edit',
    what: 'a consultation that is booked',
    read: (ctx, { id }) => ofBooking(ctx, id, 'booking-confirmed'),
  },
  {
    path: '/bookings/{id}/whatsapp-reminder',
    subjectType: 'booking',
    permission: 'bookings:edit',
    what: 'a consultation that is near',
    read: (ctx, { id }) => ofBooking(ctx, id, 'booking-reminder'),
  },
  {
    path: '/quotations/{id}/whatsapp',
    subjectType: 'quotation',
    permission: 'quotations:edit',
    what: 'a quotation, with its PDF',
    read: ofQuotation,
  },
  {
    path: '/invoices/{id}/whatsapp',
    subjectType: 'invoice',
    permission: 'invoices:send',
    what: 'an invoice, with its PDF',
    read: ofInvoice,
  },
  {
    path: '/invoices/{id}/whatsapp-reminder',
    subjectType: 'invoice',
    permission: 'receivables:edit',
    what: 'an invoice that is to be paid',
    read: ofDebt,
  },
];
type Telling = (typeof tellings)[number];
type Input = { id: string; pdfs: TellPdfs };

/** Whether it can be told, and why not; `isSet` is false where there is nothing to be told any more, too. @throws NotFound */
export async function readTelling(ctx: Ctx, { permission, read }: Telling, input: Input) {
  allow(ctx.actor, permission);
  if (!ctx.whatsapp) return notOffered;
  try {
    return await readWay(ctx, await read(ctx, input));
  } catch (error) {
    if (error instanceof Conflict) return notOffered;
    throw error;
  }
}

const notOffered = {
  isSet: false,
  phone: '',
  label: '',
  agreedAt: null,
  agreedWhere: '',
  stoppedAt: null,
  unreachedAt: null,
  fault: '',
  sentAt: null,
};

/** Tells it, once. @throws NotFound · Conflict as `draftEvent` and `queueOnce`, or where there is nothing to be told any more */
export async function tell(ctx: Ctx, telling: Telling, input: Input): Promise<void> {
  const by = allow(ctx.actor, telling.permission);
  const told = await telling.read(ctx, input);
  // Its PDF is set before the transaction begins.
  const draft = await draftEvent(ctx, told);
  await inTransaction(ctx, async (ctx) => {
    await queueOnce(ctx, draft, told);
    await audit(ctx, {
      action: 'contacted',
      subjectType: telling.subjectType,
      subjectId: input.id,
      after: { channel: 'whatsapp', event: told.event, by: by.name },
    });
  });
}

async function ofBooking(
  ctx: Ctx,
  id: string,
  event: 'booking-confirmed' | 'booking-reminder',
): Promise<Told> {
  const booking = await readBooking(ctx, { bookingId: id });
  if (booking.status !== 'confirmed' || booking.startsAt <= ctx.now())
    throw new Conflict(/*staff*/ 'This consultation is not to come any more.');
  const told = await toldOfBooking(ctx, booking, event);
  return event === 'booking-confirmed' ? { ...told, jobKey: bookingKey(booking) } : told;
}

async function ofQuotation(ctx: Ctx, { id, pdfs }: Input): Promise<Told> {
  const row = await readQuotationRow(ctx, { quotationId: id });
  if (!quotationMay('resend', row.state)) throw new Conflict('This quotation is not open any more.');
  return toldOfQuotation(pdfs)(ctx, row);
}

/** What WhatsApp tells of a quotation that is open, with its PDF. */
export const toldOfQuotation =
  (pdfs: QuotationPdfs) =>
  async (ctx: Ctx, row: QuotationRow): Promise<Told> => {
    const { id, name, mobile: phone, language, leadId, totalPaise, validUntil, publicId } = row;
    const code = quotationCode(row);
    return {
      event: 'quotation-sent',
      key: `quotation-sent:${id}`,
      jobKey: offerKey(id),
      phone,
      language,
      leadId,
      values: {
        name,
        company: (await readSettings(ctx)).brand,
        number: code,
        amount: formatInr(totalPaise),
        until: formatDate(validUntil, language),
        link: ctx.publicUrl + pathIn(quotationPath(publicId), language),
      },
      file: async () => {
        const opened = await openQuotation({ ...ctx, language }, { publicId });
        return pdfFile(
          `Quotation-${code}.pdf`,
          await pdfs.quotation(opened, await readDocumentSettings(ctx)),
        );
      },
    };
  };

async function ofInvoice(ctx: Ctx, { id, pdfs }: Input): Promise<Told> {
  return toldOfInvoice(ctx, await readInvoice(ctx, { invoiceId: id }), pdfs);
}

async function ofDebt(ctx: Ctx, input: Input): Promise<Told> {
  const [owed] = await ctx.db.select().from(receivables).where(eq(receivables.invoiceId, input.id));
  const { jobKey: _ofInvoice, ...told } = await ofInvoice(ctx, input);
  if (!owed || owed.openPaise <= 0) throw new Conflict(/*staff*/ 'Nothing is open of this invoice.');
  return {
    ...told,
    event: 'payment-reminder',
    // One a day, whoever presses how often.
    key: `payment-reminder:${input.id}:${dateInIndia(ctx.now())}`,
    values: {
      ...told.values,
      amount: formatInr(owed.openPaise),
      due: formatDate(owed.dueOn, told.language),
    },
  };
}
