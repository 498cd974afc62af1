import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { codeIn, messagesTo, openAccounts } from '#people/sign-in/wire/test-customers.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { QuotationMail } from '../quotation-mail.ts';
import { createQuotation } from '../edit-quotation.ts';
import { QuotationInput } from '../quotation-input.ts';
import { sendQuotation } from '../send-quotation.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { mailedDueLink } from '#money/payment-links/due-link.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { writeQuotationMail } from '../jobs/quotation-mail.ts';

export const addressee = { mobile: '9000000123', email: 'asha@example.com' };

/** The answer that accepts a quotation; `over` makes another of it. */
export const answerTo = (quotationId: string, over: object = {}) => ({
  quotationId,
  action: 'accept',
  description: 'I accept this quotation.',
  mobile: '',
  email: addressee.email,
  ...over,
});

/** 24,108 rupees with GST: 2 × 10,000 less 1,000 and 1,430.51 (rounded), at 18 %. */
export const someLines = [
  { title: 'Website', description: 'Ten pages', sac: '998314', quantity: 2, unitPricePaise: 1_000_000, discountPaise: 100_000, gstPercent: 18 },
  { title: 'Hosting', description: '', sac: '998315', quantity: 1, unitPricePaise: 143_051, discountPaise: 0, gstPercent: 18 },
]; // prettier-ignore

/** The whole server with quotations in it, browsers, and what was mailed about them. */
export async function openQuotations(variables: Record<string, string> = {}) {
  const accounts = await openAccounts(variables);
  const [person] = await accounts.db
    .insert(staff)
    .values({ id: v7(), email: 'sales@example.com', name: 'Meera', role: 'sales', passwordHash: 'none' })
    .returning();
  if (!person) throw new Error('Nobody was hired');
  const office: Ctx = {
    ...accounts.ctx,
    actor: {
      kind: 'staff',
      id: person.id,
      name: 'Meera',
      email: person.email,
      role: 'sales',
      ownLeadsOnly: false,
    },
  };

  /** A draft as staff write it. */
  const draft = async (over: Partial<QuotationInput> = {}) => {
    const input = QuotationInput.parse({
      title: 'Website for a sari shop',
      name: 'Asha Patil',
      ...addressee,
      stateCode: '27',
      validUntil: '2999-12-31',
      terms: 'Half now, half at launch.',
      lines: someLines,
      ...over,
    });
    const { id } = await createQuotation(office, { ...input, leadId: null });
    return getQuotation(office, { quotationId: id });
  };
  /** One that its addressee has got. */
  const sent = async (over: Partial<QuotationInput> = {}) => {
    const made = await draft(over);
    await sendQuotation(office, { quotationId: made.id });
    return getQuotation(office, { quotationId: made.id });
  };

  async function jobs() {
    const { rows } = await accounts.db.execute<{ data: QuotationMail }>(
      sql`select data from pgboss.job where name = 'quotation-mail' order by created_on desc`,
    );
    return rows.map(({ data }) => data);
  }
  /** Writes the mails that wait; the outbox writes none twice. */
  async function mailsTo(to: string) {
    for (const job of (await jobs()).toReversed())
      await writeQuotationMail({ readDue, payUrl: mailedDueLink }, async () => null).run(accounts.ctx, job);
    return messagesTo(accounts.ctx, to);
  }
  /** The codes sent to an address or number, the latest first. */
  const codesTo = async (contact: string) =>
    (await mailsTo(contact))
      .filter(({ sealed }) => sealed !== null)
      .map(({ text }) => codeIn(text))
      .toReversed();

  /** A browser that has proven this contact for this quotation. */
  async function proven(quotationId: string, contact: { mobile?: string; email?: string }) {
    const visit = accounts.browser();
    const body = { mobile: '', email: '', ...contact, quotationId };
    await visit('POST', '/api/send-otp', body);
    const [otp] = await codesTo(contact.email ?? addressee.email);
    const checked = await visit('POST', '/api/verify-otp', { ...body, otp });
    if (checked.status !== 200) throw new Error(`The code was refused: ${checked.status}`);
    return visit;
  }

  return { ...accounts, office, draft, sent, codesTo, mailsTo, proven };
}
export type Quotations = Awaited<ReturnType<typeof openQuotations>>;
