import { eq } from 'drizzle-orm';
import { createRazorpay } from '#adapters/razorpay/razorpay.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { RecurringInput } from '#money/invoices/recurring/recurring-input.ts';
import { createRecurring } from '#money/invoices/recurring/recurring-invoices.ts';
import { recurringRuns } from '#money/invoices/recurring/table.server.ts';
import { writeDueInvoices } from '#money/invoices/recurring/write-due.ts';
import { receiveEvent } from '#money/payments/webhook-events/receive-event.ts';
import { settleEvent } from '#money/payments/webhook-events/settle-event.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { serveSandbox } from '#sandbox/serve.ts';
import { collectByMandates } from './collect-by-mandates.ts';
import { mandateFor } from './find-mandate.ts';
import { followTold } from './follow-mandate.ts';
import { mailDebit, mailMandate } from './jobs/mandate-mails.ts';
import { sendMandate } from './send-mandate.ts';
import { mandateDebits } from './table.server.ts';

const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};
const secondMs = 1_000;

type Letter = { body: string; signature: string; eventId: string };

/** Accounts with the real sandbox behind the real adapter, and one clock for both. Letters wait until they are delivered. */
export async function openMandates() {
  const ledger = await openLedger();
  ledger.on('2026-12-01');
  const letters: Letter[] = [];
  const sandbox = await serveSandbox({
    ...keys,
    port: 0,
    journalFile: null,
    webhookUrl: 'http://localhost/webhook',
    controlToken: null,
    clock: () => ledger.clock.now.getTime(),
    line: {
      fetch: async (_url, init) => {
        const headers = new Headers(init?.headers);
        const [signature, eventId] = [
          headers.get('X-Razorpay-Signature'),
          headers.get('X-Razorpay-Event-Id'),
        ];
        letters.push({ body: String(init?.body), signature: signature ?? '', eventId: eventId ?? '' });
        return new Response(null, { status: 200 });
      },
    },
  });
  const gateway = createRazorpay({ ...keys, mode: 'sandbox', apiBase: sandbox.url, checkoutScriptUrl: '' });
  const staff: Ctx = { ...ledger.ctx, gateway };
  const system: Ctx = { ...staff, actor: { kind: 'system' } };
  const control = async <T = object>(path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/_control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as T;
  };
  /** Every job that waits, until there is none. */
  const work = async () => {
    const workers: Record<string, (payload: never) => Promise<unknown>> = {
      'settle-event': (payload: { eventId: string }) => settleEvent(system, payload),
      'follow-mandate': (payload: never) => followTold(system, payload),
      'mandate-mail': (payload: { mandateId: string; key: string }) => mailMandate.run(system, payload),
      'debit-mail': (payload: never) => mailDebit.run(system, payload),
    };
    for (let job = ledger.enqueued.shift(); job; job = ledger.enqueued.shift())
      for (const payload of job.payloads) await workers[job.name]?.(payload as never);
  };
  const deliver = async (of: Letter[]) => {
    for (const { body, signature, eventId } of of)
      await receiveEvent(system, { body: Buffer.from(body), signature, eventId });
    await work();
  };
  return {
    ...ledger,
    staff,
    system,
    control,
    letters,
    work,
    deliver,
    /** Whatever was told until now, in its order. */
    deliverAll: async () => {
      await control('clock/advance', { seconds: 0 });
      await deliver(letters.splice(0));
    },
    /** Time passes on both sides; what the gateway tells meanwhile waits. */
    async pass(seconds: number) {
      ledger.clock.now = new Date(ledger.clock.now.getTime() + seconds * secondMs);
      await control('clock/advance', { seconds: 0 });
    },
    collect: async () => {
      await collectByMandates(system);
      await work();
    },
    /** The gateway's books, in its own words. */
    books: async () =>
      (await (await fetch(`${sandbox.url}/_control/state`)).json()) as {
        payments: { status: string; amount: number; order_id: string }[];
      },
    /** A retainer of so much before GST, due at once, whose payer has an address and a telephone. */
    async retainer(unitPaise: number, over: object = {}) {
      const mobile = String(9_000_000_000 + Math.floor(Math.random() * 1e6));
      const email = `${mobile}@example.com`;
      const buyerId = await ledger.buyer({ mobile, email });
      const line = { title: 'Retainer, {{period}}', sac: '998361', quantity: 1, unitPaise, gstPercent: 18 };
      const startsOn = dateInIndia(ledger.clock.now);
      const input = RecurringInput.parse({ buyerId, every: 'month', startsOn, dueDays: 0, sends: true, lines: [line], ...over }); // prettier-ignore
      const { id: recurringId } = await createRecurring(staff, input);
      return { recurringId, buyerId, email };
    },
    /** Its payer is asked, and agrees. */
    async agreed(recurringId: string) {
      await sendMandate(staff, { recurringId });
      const asked = await mandateFor(staff, { recurringId });
      await control(`registrations/${asked?.gatewayLinkId}/agree`);
      await this.deliverAll();
      return this.mandate(recurringId);
    },
    async mandate(recurringId: string) {
      const row = await mandateFor(staff, { recurringId });
      if (!row) throw new Error('No mandate was asked for');
      return row;
    },
    /** Writes what is due, and the invoice that came of it. */
    async bill(recurringId: string) {
      await writeDueInvoices(system);
      const [run] = await ledger.db
        .select()
        .from(recurringRuns)
        .where(eq(recurringRuns.recurringId, recurringId));
      if (!run?.invoiceId) throw new Error(`Nothing was issued: ${run?.fault}`);
      return run.invoiceId;
    },
    async debit(invoiceId: string) {
      const [row] = await ledger.db
        .select()
        .from(mandateDebits)
        .where(eq(mandateDebits.invoiceId, invoiceId));
      return row;
    },
    async open(invoiceId: string) {
      const [row] = await ledger.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
      return row?.openPaise;
    },
    mails: async (to: string) =>
      (await ledger.db.select().from(messages).where(eq(messages.recipient, to)).orderBy(messages.id)).map(
        ({ subject }) => subject,
      ),
    async close() {
      await ledger.close();
      await sandbox.close();
    },
  };
}
