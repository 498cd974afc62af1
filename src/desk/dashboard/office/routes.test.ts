import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { benefitTerms } from '#money/renewals/table.server.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { eInvoices } from '#money/invoices/e-invoices/table.server.ts';
import { invoices, invoiceSeries } from '#money/invoices/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { paymentAttempts, paymentTransactions } from '#money/payments/table.server.ts';
import { paymentRefunds } from '#money/payments/refunds/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { visitEvents } from '#content/visits/table.server.ts';
import type { Dashboard } from '../dashboard.ts';
import { bookingQuery } from '#sales/bookings/office/booking-labels.ts';
import { leadQuery } from '#sales/leads/views/office/lead-views.ts';
import { bookingsMadeIn, bookingsOf, leadsOf, ordersOf, paymentsOf, quotationsBegunIn } from './behind.ts';
import type { InvoiceContent } from '#money/invoices/invoice.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** What a link of the dashboard filters its list by. */
const filterOf = (path: string) =>
  JSON.parse(new URL(path, 'https://office.example').searchParams.get('filter') ?? '{}') as Record<
    string,
    string
  >;
/** A clock time of a day in India. */
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);
const arrived = (when: Date, over: Parameters<typeof aLead>[0] = {}) =>
  aLead({ id: v7({ msecs: when.getTime() }), createdAt: when, ...over });

test('figures of some days stand beside those of as many days before, each for who may see it', async () => {
  const received = [
    arrived(at('10', '00:10'), { source: 'Google Ads', firstContactAt: at('10', '00:40'), status: 'won' }),
    arrived(at('11', '23:50'), { source: 'Google Ads', firstContactAt: at('12', '01:20') }),
    arrived(at('11', '12:00'), { source: '' }),
    arrived(at('11', '12:00'), { status: 'suspected' }),
    arrived(at('09', '12:00'), { source: 'Chat' }),
    arrived(at('12', '00:10')),
  ];
  await office.db.insert(leads).values(received);
  const event = { path: '/', name: '', device: 'phone', referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' } as const; // prettier-ignore
  await office.db.insert(visitEvents).values([
    { ...event, id: v7(), at: at('10', '10:00'), kind: 'page_view', entry: true },
    { ...event, id: v7(), at: at('10', '10:01'), kind: 'page_view', entry: false },
    { ...event, id: v7(), at: at('10', '10:02'), kind: 'form_start', entry: false },
  ]);
  const aBooking = (startsAt: Date, status: 'held' | 'cancelled', phone: string) => ({
    id: v7(), createdAt: at('10', '09:00'), leadId: received[0]?.id ?? '', name: 'x', phone, email: '', startsAt,
    endsAt: startsAt, busyUntil: startsAt, seat: 0, meetingType: 'call' as const, clientAddress: '', origin: '',
    bodyHash: '', status,
  }); // prettier-ignore
  await office.db
    .insert(bookings)
    .values([
      aBooking(at('11', '11:00'), 'held', '9000000001'),
      aBooking(at('11', '12:00'), 'cancelled', '9000000002'),
      aBooking(at('25', '12:00'), 'held', '9000000003'),
    ]);
  const [customer] = await office.db
    .insert(customers)
    .values({ id: v7(), email: 'd@example.com', fullName: 'D' })
    .returning();
  const aPayment = (paidAt: Date) => ({
    id: `txn_${v7()}`, createdAt: paidAt, updatedAt: paidAt, customerId: customer?.id ?? '', purpose: 'cart' as const,
    subjectId: v7(), order: anOrder(), totalPaise: 118_000, mode: 'sandbox' as const, expiresAt: paidAt, paidAt,
    status: 'paid' as const,
  }); // prettier-ignore
  const [paid, earlier] = [
    { ...aPayment(at('10', '15:00')), paidPaymentId: 'pay_1' },
    aPayment(at('09', '15:00')),
  ];
  await office.db.insert(paymentTransactions).values([paid, earlier]);
  const refundedAt = at('11', '15:00');
  const refundId = v7();
  // The second one paid for nothing, so that all of it went back.
  for (const [gatewayPaymentId, id, amountPaise] of [
    ['pay_1', refundId, 11_800],
    ['pay_2', v7(), 118_000],
  ] as const) {
    const which = { gatewayPaymentId, transactionId: paid.id, createdAt: refundedAt, updatedAt: refundedAt };
    await office.db.insert(paymentAttempts).values({
      ...which, amountPaise: 118_000, currency: 'INR', status: 'captured', captured: true, refundedPaise: 0,
      method: 'upi',
    }); // prettier-ignore
    await office.db.insert(paymentRefunds).values({
      ...which, id, idempotencyKey: v7(), amountPaise, status: 'processed', reason: 'x',
    }); // prettier-ignore
  }
  await office.db.insert(invoiceSeries).values({ series: 'NIR/26-27/', last: 3 });
  const takenBack = v7();
  const document = {
    series: 'NIR/26-27/', financialYear: '26-27', transactionId: paid.id, content: {} as InvoiceContent,
    buyerName: '', buyerGstin: '', buyerEmail: '',
  }; // prettier-ignore
  await office.db.insert(invoices).values([
    { ...document, id: v7(), number: 'NIR/26-27/00001', kind: 'tax-invoice', count: 1, issuedAt: at('10', '15:00'), refundId: null, taxablePaise: 100_000, gstPaise: 18_000, totalPaise: 118_000 },
    { ...document, id: v7(), number: 'NIR/26-27/00002', kind: 'credit-note', count: 2, issuedAt: refundedAt, refundId, taxablePaise: 10_000, gstPaise: 1_800, totalPaise: 11_800 },
    { ...document, id: takenBack, transactionId: null, number: 'NIR/26-27/00003', kind: 'tax-invoice', count: 3, issuedAt: at('10', '16:00'), refundId: null, taxablePaise: 50_000, gstPaise: 9_000, totalPaise: 59_000 },
  ]); // prettier-ignore
  // The portal has taken it back.
  await office.db.insert(eInvoices).values({ invoiceId: takenBack, state: 'cancelled', mails: false });
  await office.db.insert(benefitTerms).values({
    transactionId: earlier.id, benefitId: v7(), title: 'x', months: 1, startsAt: at('01', '10:00'),
    endsAt: at('11', '22:00'),
  }); // prettier-ignore
  await office.db.insert(quotations).values({
    id: v7(), publicId: v7(), createdAt: at('10', '12:00'), status: 'sent', title: 'x', name: 'x', company: '',
    gstin: '', mobile: '', email: '', intro: '', terms: '', validUntil: '2026-11-12', lines: [], netPaise: 0,
    gstPaise: 0, totalPaise: 500_000,
  }); // prettier-ignore

  type Compared = { now: Dashboard; before: Dashboard };
  const owner = await office.as('owner', 'Asha');
  const { status, body } = await owner<Compared>('GET', '/dashboard?from=2026-11-10&to=2026-11-11');
  expect(status).toBe(200);
  expect(body.now).toEqual({
    leads: {
      received: 3,
      answered: 2,
      medianMinutes: 60,
      won: 1,
      bySource: [
        { source: 'Google Ads', count: 2 },
        { source: '', count: 1 },
      ],
      byDay: [
        { day: '2026-11-10', count: 1 },
        { day: '2026-11-11', count: 2 },
      ],
    },
    funnel: { visits: 1, formsBegun: 1, leads: 3, bookings: 3, orders: 1 },
    bookings: { confirmed: 0, held: 1, noShow: 0, cancelled: 1 },
    money: {
      orders: 1,
      receivedPaise: 118_000,
      refundedPaise: 11_800,
      gstPaise: 16_200,
      byDay: [
        { day: '2026-11-10', receivedPaise: 118_000 },
        { day: '2026-11-11', receivedPaise: 0 },
      ],
    },
    renewals: { ended: 1, renewed: 0 },
    quotations: [{ state: 'expired', count: 1, totalPaise: 500_000 }],
  });
  expect(body.before.leads?.received).toBe(1);
  expect(body.before.money).toMatchObject({ orders: 1, receivedPaise: 118_000, gstPaise: 0 });

  // The lists behind the figures count the same.
  const span = { from: '2026-11-10', to: '2026-11-11' };
  const counted = async (call: string) => (await owner<{ data: object[] }>('GET', call)).body.data.length;
  const behindLeads = (path: string) => counted(`/leads?${leadQuery(filterOf(path), '')}`);
  const behindBookings = (path: string) => counted(`/bookings?${bookingQuery(filterOf(path))}`);
  expect(await behindLeads(leadsOf(span))).toBe(3);
  expect(await behindLeads(leadsOf(span, { source: 'Google Ads' }))).toBe(2);
  expect(await behindLeads(leadsOf(span, { sourceSaid: 'no' }))).toBe(1);
  expect(await behindBookings(bookingsOf(span, 'held'))).toBe(1);
  expect(await behindBookings(bookingsMadeIn(span))).toBe(3);
  const behind = (list: string, path: string) => counted(`/${list}?${new URLSearchParams(filterOf(path))}`);
  expect(await behind('quotations', quotationsBegunIn(span, 'expired'))).toBe(1);
  expect(await behind('payments', paymentsOf(span))).toBe(1);

  const csv = await owner<string>('GET', '/dashboard/export.csv?from=2026-11-10&to=2026-11-11');
  expect(csv.headers.get('Content-Disposition')).toContain('dashboard.csv');
  const lines = csv.body.replace('﻿', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Part,Figure,Value,In as many days before',
      'Leads,Received,3,1',
      'Leads by source,Google Ads,2,',
      'Leads by day,2026-11-11,2,1',
      'Money,GST,162,0',
    ]),
  );

  const sales = await office.as('sales', 'Bina');
  expect(
    (await sales<Compared>('GET', '/dashboard?from=2026-11-10&to=2026-11-11')).body.now.money,
  ).toBeNull();
  expect((await sales('GET', '/dashboard?from=2026-11-12&to=2026-11-11')).status).toBe(422);
});

test('a card that pays an invoice is money and no order, in the funnel neither', async () => {
  const paidAt = at('20', '12:00');
  await office.db.insert(paymentTransactions).values(
    (['cart', 'invoice'] as const).map((purpose) => ({
      id: `txn_${v7()}`, createdAt: paidAt, updatedAt: paidAt, customerId: null, purpose, subjectId: v7(),
      order: anOrder(), totalPaise: 118_000, mode: 'sandbox' as const, expiresAt: paidAt, paidAt, status: 'paid' as const,
    })),
  ); // prettier-ignore
  const owner = await office.as('owner', 'Chetna');
  const { body } = await owner<{ now: Dashboard }>('GET', '/dashboard?from=2026-11-20&to=2026-11-20');
  expect([body.now.money?.orders, body.now.funnel?.orders]).toEqual([1, 1]);
  // The list behind the number has the order alone; the one behind the money has both.
  const day = { from: '2026-11-20', to: '2026-11-20' };
  for (const [path, purposes] of [
    [ordersOf(day), ['cart']],
    [paymentsOf(day), ['cart', 'invoice']],
  ] as const) {
    const list = `/payments?${new URLSearchParams(filterOf(path))}`;
    const { data } = (await owner<{ data: { purpose: string }[] }>('GET', list)).body;
    expect(data.map(({ purpose }) => purpose).toSorted()).toEqual(purposes);
  }
});
