import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { signedToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { DomainError } from '#kit/errors.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { payableByLink } from '#money/payment-links/pay-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { revokeLink } from '#money/payment-links/staff-links.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { returnReceipt } from '#money/receivables/return-receipt.ts';
import { recordKeptBack } from '#money/receivables/kept-back/record-kept-back.ts';
import { receipts, receivables } from '#money/receivables/table.server.ts';
import { paymentTransactions } from './table.server.ts';
import { cancelPayment } from './cancel-payment.ts';
import { compareBooks } from './reconciliation/compare-books.ts';
import { confirmPayment, returnFromGateway, type Signed } from './confirm-payment.ts';
import { reconcilePayments } from './reconciliation/reconcile-payments.ts';
import { refundPayment } from './refunds/refund-payment.ts';
import { settle } from './settle.ts';
import { startFor, startHosted, startPayment, type StartedPayment } from './start-payment.ts';
import { anOrder } from './test-payments.ts';
import { mandateSteps } from './test-walk-mandates.ts';
import { Crash, type Walk } from './test-walk.ts';

type Begun = Pick<StartedPayment, 'id'> & { ctx: Ctx; path: string; isOwn: boolean };
type Paid = { payment: { id: string }; razorpay_signature?: string; razorpay_order_id?: string };

/** Takes the walk's steps. @returns what was done and what came of it, step by step */
export async function takeSteps(walk: Walk, steps: number) {
  const { random } = walk;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const people = [await walk.customer(), await walk.customer(), await walk.customer(), await walk.customer()];
  const begun: Begun[] = [];
  const signed: (Signed & { begun: Begun })[] = [];
  const failed: string[] = [];
  const asked: { id: string; token: string }[] = [];
  const recentLink = () => pick(asked.slice(-3));
  /** Mostly the payments that were begun last: those are where things happen. */
  const recent = () => (random() < 0.7 ? pick(begun.slice(-8)) : pick(begun));

  const pay = async (of: Begun, outcome: string, force = false) => {
    const paid = await walk.control<Paid>(`${of.path}/pay`, { outcome, force });
    if (!paid.payment) return null;
    if (outcome === 'failure') failed.push(paid.payment.id);
    const { razorpay_signature: signature, razorpay_order_id: orderId } = paid;
    if (signature && orderId && of.isOwn)
      signed.push({ begun: of, orderId, paymentId: paid.payment.id, signature });
    return paid;
  };
  const withOne = (run: (of: Begun) => Promise<unknown>) => async () => {
    const of = recent();
    if (of) await run(of);
  };
  const withSigned = (run: (of: (typeof signed)[number]) => Promise<unknown>) => async () => {
    const of = random() < 0.7 ? pick(signed.slice(-8)) : pick(signed);
    if (of) await run(of);
  };
  const withLetter = (run: (at: number) => Promise<unknown>) => async () => {
    if (walk.letters.length > 0) await run(Math.floor(random() * walk.letters.length));
  };
  const takeLetter = async (at: number, keep: boolean) => {
    const letter = walk.letters[at];
    if (letter) await walk.deliver(letter);
    if (!keep) walk.letters.splice(at, 1);
  };

  const actions: Record<string, { weight: number; run: () => Promise<unknown> }> = {
    start: {
      weight: 16,
      async run() {
        const ctx = pick(people) ?? walk.ctx;
        const more = Math.floor(random() * 3);
        const order = anOrder({
          subjectId: `s${Math.floor(random() * 3)}`,
          totalPaise: 118_000 + more,
          gst: { ...anOrder().gst, gstPaise: 18_000 + more },
        });
        const { id, gatewayOrderId } = await startPayment(ctx, order);
        begun.push({ id, ctx, path: `orders/${gatewayOrderId}`, isOwn: true });
      },
    },
    'ask for an amount': {
      weight: 4,
      async run() {
        const amountPaise = 50_000 + Math.floor(random() * 100_000);
        const { id } = await createLink(
          walk.owner,
          LinkInput.parse({
            of: 'amount', buyerId: walk.buyerId, title: 'Photographs', gstPercent: 18, amountPaise,
            inParts: true, days: 1, byMail: false,
          }), // prettier-ignore
        );
        asked.push({ id, token: await signedToken(walk.ctx, 'payment', id) });
      },
    },
    'pay by a link': {
      weight: 10,
      async run() {
        const link = recentLink();
        if (!link) return;
        const amountPaise = random() < 0.4 ? null : 10_000 + Math.floor(random() * 90_000);
        const { order, payer } = await payableByLink(walk.visitor, { token: link.token, amountPaise });
        if (random() < 0.6) {
          const { id, gatewayOrderId } = await startFor(walk.visitor, order, payer);
          begun.push({ id, ctx: walk.visitor, path: `orders/${gatewayOrderId}`, isOwn: false });
          return;
        }
        const { url } = await startHosted(walk.visitor, order, payer);
        const [row] = await walk.db
          .select()
          .from(paymentTransactions)
          .where(eq(paymentTransactions.gatewayLinkUrl, url));
        if (row)
          begun.push({ id: row.id, ctx: walk.visitor, path: `links/${row.gatewayLinkId}`, isOwn: false });
      },
    },
    'revoke a link': {
      weight: 1,
      async run() {
        const link = recentLink();
        if (link) await revokeLink(walk.owner, { linkId: link.id });
      },
    },
    ...mandateSteps(walk, pick),
    'have money come back': {
      weight: 2,
      async run() {
        const came = await walk.db.select().from(receipts).orderBy(receipts.createdAt);
        const receipt = pick(came.slice(-6));
        const returnedOn = dateInIndia(walk.ctx.now());
        if (receipt)
          await returnReceipt(walk.owner, { receiptId: receipt.id, returnedOn, reason: 'Disputed' });
      },
    },
    'be told of tax kept back': {
      weight: 2,
      async run() {
        const { invoiceId } =
          pick(await walk.db.select().from(receivables).orderBy(receivables.invoiceId)) ?? {};
        if (!invoiceId) return;
        await recordKeptBack(walk.owner, {
          invoiceId,
          deductedOn: dateInIndia(walk.ctx.now()),
          tdsPaise: 100 + Math.floor(random() * 5_000),
          tdsRuleId: 'contractor',
          gstTdsPaise: 0,
          paidTooMuch: random() < 0.6 ? 'back' : 'advance',
        });
      },
    },
    pay: { weight: 16, run: withOne((of) => pay(of, 'normal')) },
    'fail to pay': { weight: 4, run: withOne((of) => pay(of, 'failure')) },
    'promise only': { weight: 4, run: withOne((of) => pay(of, 'authorize')) },
    'answer late': { weight: 3, run: withOne((of) => pay(of, 'late')) },
    'pay twice': { weight: 3, run: withOne((of) => pay(of, 'normal', true)) },
    'authorise what failed': {
      weight: 3,
      async run() {
        const id = pick(failed);
        if (id) await walk.control(`payments/${id}/late-authorize`, { capture: random() < 0.7 });
      },
    },
    'pay another amount': {
      weight: 1,
      run: withOne(async (of) => {
        const paid = await pay(of, 'normal');
        if (paid) await walk.control(`payments/${paid.payment.id}/mutate`, { amount: 100 });
      }),
    },
    confirm: {
      weight: 10,
      run: withSigned(({ begun: { ctx, id }, ...proof }) =>
        confirmPayment(ctx, { ...proof, transactionId: id }),
      ),
    },
    'confirm with a forged signature': {
      weight: 3,
      run: withSigned(async ({ begun: { ctx, id }, ...proof }) => {
        const forged = confirmPayment(ctx, { ...proof, signature: 'f'.repeat(64), transactionId: id });
        await expect(forged).rejects.toThrow('could not be confirmed');
      }),
    },
    "confirm another's order": {
      weight: 3,
      run: withSigned(async (proof) => {
        const other = pick(begun.filter(({ isOwn }) => isOwn));
        if (!other || other.path === `orders/${proof.orderId}`) return;
        const used = confirmPayment(other.ctx, { ...proof, transactionId: other.id });
        await expect(used).rejects.toThrow('could not be confirmed');
      }),
    },
    'come back': {
      weight: 6,
      run: withSigned(({ begun: { ctx, id }, ...proof }) =>
        returnFromGateway(ctx, { transactionId: id, signed: random() < 0.8 ? proof : null }),
      ),
    },
    cancel: { weight: 5, run: withOne(({ ctx, id }) => cancelPayment(ctx, { transactionId: id })) },
    'get a letter': { weight: 16, run: withLetter((at) => takeLetter(at, false)) },
    'get a letter that comes again': { weight: 5, run: withLetter((at) => takeLetter(at, true)) },
    'lose a letter': { weight: 5, run: withLetter(async (at) => walk.letters.splice(at, 1)) },
    'get a forged letter': {
      weight: 2,
      run: withLetter(async (at) => {
        const letter = walk.letters[at];
        if (!letter) return;
        const forged = { ...letter, body: letter.body.replace('event', 'evemt') };
        await expect(walk.deliver(forged)).rejects.toThrow();
      }),
    },
    work: { weight: 20, run: () => walk.work(Math.floor(random() * walk.jobs.length)) },
    'lose a job': {
      weight: 2,
      run: async () => walk.jobs.splice(Math.floor(random() * walk.jobs.length), 1),
    },
    'look many times at once': {
      weight: 3,
      run: withOne(({ id }) => walk.atOnce(4, () => settle(walk.ctx, id, { trigger: 'staff' }))),
    },
    'look by the clock': { weight: 4, run: () => reconcilePayments(walk.ctx, { atOnce: 1 }) },
    'compare the books': { weight: 1, run: () => compareBooks(walk.ctx) },
    'let time pass': { weight: 8, run: () => walk.pass(Math.floor(random() * 400)) },
    'let hours pass': { weight: 1, run: () => walk.pass(Math.floor(random() * 30_000)) },
    refund: {
      weight: 4,
      run: withOne(async ({ id }) => {
        const amountPaise = random() < 0.5 ? 118_000 : 1 + Math.floor(random() * 60_000);
        await refundPayment(walk.owner, {
          transactionId: id,
          gatewayPaymentId: null,
          amountPaise,
          reason: 'As agreed',
          idempotencyKey: `refund-${random()}`,
        });
      }),
    },
    'take long over refunds': {
      weight: 1,
      run: () => walk.control('config', { refunds: random() < 0.5 ? 'pending' : 'processed' }),
    },
    'end a refund': {
      weight: 3,
      async run() {
        const waiting = (await walk.books()).refunds.filter(({ status }) => status === 'pending');
        const refund = pick(waiting);
        if (refund) await walk.control(`refunds/${refund.id}/${random() < 0.2 ? 'fail' : 'process'}`);
      },
    },
    'break the gateway': {
      weight: 5,
      run: () =>
        walk.control('faults', {
          api: {
            times: 1,
            ...(random() < 0.5 ? { resetAfterCommit: true } : { status: pick([429, 500, 502]) }),
          },
        }),
    },
  };

  const names = Object.keys(actions);
  const bag = names.flatMap((name) => Array.from({ length: actions[name]?.weight ?? 0 }, () => name));
  const taken: string[] = [];
  const came: string[] = [];
  for (let step = 0; step < steps; step++) {
    walk.step(step);
    const name = pick(bag) ?? '';
    taken.push(name);
    const outcome = await actions[name]?.run().then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Crash || error instanceof DomainError) return error.constructor.name;
        throw new Error(`step ${step}, ${name}`, { cause: error });
      },
    );
    await walk.control('clock/advance', { seconds: 0 });
    came.push(`${name}: ${outcome}, ${walk.letters.length} letters, ${walk.jobs.length} jobs`);
  }
  return { names, taken, came };
}
