import { onServicePage } from '#sales/leads/enquiries/wire/test-enquiries.ts';
import type { Shop } from '#money/payments/wire/test-shop.ts';
import { addressee, someLines } from '#sales/quotations/wire/test-quotations.ts';
import type { Ctx } from '#kit/context.ts';
import { startPayment } from '#money/payments/start-payment.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import type { Caller } from './test-requests.ts';

type Ask = (caller: Caller, method: string, path: string, body?: object) => Promise<string>;

/** What a busy week leaves behind, so that most calls find something to work on. @param who the customer asking */
export async function seedBusyWeek(shop: Shop, ask: Ask, who: Extract<Ctx['actor'], { kind: 'customer' }>) {
  for (const mobile of ['9000011111', '9000011112', '9000011113'])
    await ask('anonymous', 'POST', '/inquiry', { ...onServicePage, mobile });
  const days = JSON.parse(await ask('anonymous', 'GET', '/book-appointment/days')) as {
    days?: { date: string; closed: boolean }[];
  };
  const open = (days.days ?? []).filter(({ closed }) => !closed);
  for (const [n, { date }] of open.slice(0, 3).entries())
    await ask('customer', 'POST', '/book-appointment', {
      name: 'Meera Sample',
      phone: `900002000${n}`,
      date,
      time: '12:30',
    });
  await ask('anonymous', 'POST', '/api/newsletter', { email: 'meera@example.com' });
  await ask('customer', 'POST', '/user-address', {
    location_user: 'Home',
    new_address: '4 Lake Road',
    city: 'Pune',
    pincode: '411001',
    state_code: '27',
  });
  await ask('customer', 'POST', '/help', { name: 'Meera', remark: 'How do I pay?' });

  const ctx = { ...shop.ctx, actor: who };
  const paid = await startPayment(ctx, anOrder());
  await shop.pay(paid.gatewayOrderId);
  await shop.until(paid.id, 'paid');
  await startPayment(ctx, anOrder({ subjectId: 'another' }));
  await ask('customer', 'POST', '/refund-requests', {
    transaction_id: paid.id,
    reason: 'I ordered it twice',
  });

  const quotation = {
    title: 'Website for a sari shop',
    name: 'Asha Patil',
    ...addressee,
    stateCode: '27',
    validUntil: '2999-12-31',
    lines: someLines,
  };
  for (const way of ['send', 'hand-over', '']) {
    const { id } = JSON.parse(await ask('owner', 'POST', '/staff/quotations', quotation)) as { id?: string };
    if (way) await ask('owner', 'POST', `/staff/quotations/${id}/${way}`, {});
  }
}
