import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#sales/bookings/table.server.ts';
import { markBooking } from '#sales/bookings/mark-booking.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { EnquiryInput } from '../enquiries/enquiry-input.ts';
import { submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { leads } from '../table.server.ts';
import { rescoreOpen } from './rescore.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let sales: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  sales = await office.as('sales');
});
afterAll(() => office.close());

type Detail = { score: number; scoreReasons: { says: string; points: number }[] };
const read = async (id: string) => (await sales<Detail>('GET', `/leads/${id}`)).body;
const said = async (id: string) =>
  (await read(id)).scoreReasons.map(({ says, points }) => `${says} ${points}`);

test('a score is the sum of the reasons that stand on the lead, and follows what happens to it', async () => {
  const enquire = (message: string) =>
    submitEnquiry(
      office.ctx,
      EnquiryInput.parse({
        form: 'contact', source: 'Contact Inquiry', name: 'Ravi Kale', phone: '9000012345', email: 'r@example.com',
        service: 'Website Development', message, pageUrl: '/', raw: {},
      }),
    ); // prettier-ignore
  const { id } = await enquire('A shop');
  expect(await read(id)).toMatchObject({ score: 15 });
  expect(await said(id)).toEqual(['Gave a whole phone number 10', 'Gave an e-mail address 5']);

  // The same person again within ten minutes, with other words.
  expect(await enquire('A shop, and soon')).toEqual({ id });
  expect(await said(id)).toContain('Reached us more than once 10');
  const at = new Date(Date.now() - 60_000);
  const bookingId = v7();
  await office.db.insert(bookings).values({
    id: bookingId, leadId: id, name: 'Ravi Kale', phone: '9000012345', email: '', startsAt: at, endsAt: at,
    busyUntil: at, seat: 0, meetingType: 'call', clientAddress: '', origin: 'Website', bodyHash: '',
  }); // prettier-ignore
  const owner = { ...office.ctx, actor: { kind: 'staff', ...(await office.hire('owner', 'Asha')) } as const };
  await markBooking(owner, { bookingId, status: 'held' });
  expect(await read(id)).toMatchObject({ score: 60 });
  await markBooking(owner, { bookingId, status: 'no-show' });
  expect(await said(id)).toEqual([
    'Gave a whole phone number 10',
    'Reached us more than once 10',
    'Gave an e-mail address 5',
    'Did not come to a consultation -20',
  ]);
  const { score, scoreReasons } = await read(id);
  expect(score).toBe(scoreReasons.reduce((sum, { points }) => sum + points, 0));
});

test('leads stand in the order of their scores, page by page; by night the open ones are worked out again', async () => {
  await office.db.delete(leads);
  const rows = [
    aLead({ email: '', phoneComplete: false }),
    aLead({ company: 'Kale Furniture' }),
    aLead({}),
    aLead({ status: 'won' }),
  ];
  await office.db.insert(leads).values(rows);
  await rescoreOpen(office.ctx);
  const page = async (cursor: string) =>
    (
      await sales<{ data: { id: string; score: number }[]; nextCursor: string | null }>(
        'GET',
        `/leads?sort=score&order=desc&perPage=2${cursor}`,
      )
    ).body;
  const first = await page('');
  expect(first.data.map(({ score }) => score)).toEqual([25, 15]);
  const second = await page(`&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  expect(second.data.map(({ score }) => score)).toEqual([0, 0]);
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(4);
  const [company] = await office.db.select().from(leads).where(eq(leads.company, 'Kale Furniture'));
  expect(first.data[0]?.id).toBe(company?.id);
});
