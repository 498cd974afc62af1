import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LeadDesk } from '../lead-desk.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { openSalesOffice, type SalesOffice } from '#sales/leads/office/test-sales-office.ts';

let office: SalesOffice['office'];
let asha: SalesOffice['asha'];
let file: SalesOffice['file'];
beforeAll(async () => {
  ({ office, asha, file } = await openSalesOffice());
});
afterAll(() => office.close());

const line = {
  title: 'A shop',
  description: '',
  sac: '998314',
  quantity: 1,
  unitPricePaise: 1_000_000,
  discountPaise: 0,
  gstPercent: 0,
};

test('beside a lead stand its quotations with what is open, and their payments and invoices for who may see them', async () => {
  const owner = await office.as('owner', 'Olga');
  const leadId = await file();
  const made = await owner<{ id: string }>('POST', '/quotations', {
    leadId, title: 'A shop', name: 'Ravi Kale', email: 'ravi@example.com', stateCode: '27', address: '4 Lake Road',
    validUntil: '2999-12-31', depositPercent: 40, lines: [line],
  }); // prettier-ignore
  const { id } = made.body;
  const desk = async (who = owner) => (await who<LeadDesk>('GET', `/lead-desk/${leadId}`)).body;
  expect(await desk()).toMatchObject({
    quotations: [{ id, state: 'draft', openPaise: null }],
    bookings: [],
    payments: [],
    invoices: [],
    admissions: [],
  });
  await office.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, id));
  const paid = await owner('POST', `/quotations/${id}/payments`, { method: 'bank', reference: 'UTR000111' });
  expect(paid.status).toBe(200);
  const { quotations: offered, payments, invoices } = await desk();
  const total = offered?.[0]?.totalPaise ?? 0;
  expect(offered).toMatchObject([{ state: 'converted', openPaise: (total * 60) / 100 }]);
  expect(payments).toMatchObject([{ totalPaise: (total * 40) / 100, status: 'paid' }]);
  expect(invoices).toMatchObject([{ totalPaise: (total * 40) / 100 }]);

  expect(await desk(asha)).toMatchObject({
    quotations: [{ id }],
    payments: null,
    invoices: null,
    admissions: [],
  });
  expect((await asha('GET', `/lead-desk/${v7()}`)).status).toBe(404);
});

test('a quotation billed in milestones is open by what is not settled, with their invoices and what the bank brought', async () => {
  const owner = await office.as('owner', 'Omar');
  const leadId = await file();
  const { id } = (
    await owner<{ id: string }>('POST', '/quotations', {
      leadId, title: 'A shop', name: 'Sunita Rao', email: 'sunita@example.com', stateCode: '27', address: '4 Lake Road',
      validUntil: '2999-12-31', lines: [line],
    })
  ).body; // prettier-ignore
  await office.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, id));
  const plan = { milestones: [{ title: 'Begun', percent: 40 }, { title: 'Done', percent: 60 }] }; // prettier-ignore
  type Planned = { milestones: { id: string; totalPaise: number }[] };
  const { milestones } = (await owner<Planned>('POST', `/quotations/${id}/milestones`, plan)).body;
  const [first, second] = milestones;
  const meet = async (milestoneId = '') =>
    (await owner<{ invoice: { id: string } }>('POST', `/milestones/${milestoneId}/meet`, { issues: true }))
      .body.invoice.id;
  const invoiceId = await meet(first?.id);
  await meet(second?.id);
  const desk = async () => (await owner<LeadDesk>('GET', `/lead-desk/${leadId}`)).body;
  expect(await desk()).toMatchObject({
    quotations: [{ id, state: 'converted', openPaise: 1_000_000 }],
    payments: [],
    invoices: [{ totalPaise: 600_000 }, { totalPaise: 400_000 }],
  });

  const [invoice] = await office.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  const buyerId = invoice?.buyerId;
  const received = await owner<{ id: string }>('POST', '/receipts', {
    buyerId, receivedOn: dateInIndia(new Date()), method: 'bank', reference: 'UTR000222', amountPaise: 450_000,
    invoices: [{ invoiceId, amountPaise: 400_000 }],
  }); // prettier-ignore
  expect(received.status).toBe(201);
  expect(await desk()).toMatchObject({
    quotations: [{ openPaise: 600_000 }],
    payments: [{ buyerId, totalPaise: 400_000, refundedPaise: 0, status: 'paid' }],
    invoices: [{ totalPaise: 600_000 }, { totalPaise: 400_000 }],
  });

  // The transfer comes back: its milestone is owed again, and no document takes the sale back.
  const receiptId = received.body.id;
  const back = { returnedOn: dateInIndia(new Date()), reason: 'Account closed' };
  expect((await owner('POST', `/receipts/${receiptId}/return`, back)).status).toBe(204);
  expect(await desk()).toMatchObject({
    quotations: [{ openPaise: 1_000_000 }],
    payments: [],
    invoices: [{ totalPaise: 600_000 }, { totalPaise: 400_000 }],
  });
});
