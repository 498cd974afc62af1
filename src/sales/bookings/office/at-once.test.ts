import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { bookForLead } from '../book-for-lead.ts';
import { hostBooking } from '../host-booking.ts';
import { markBooking } from '../mark-booking.ts';
import { listDays } from '../slots/list-slots.ts';
import { bookings } from '../table.server.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
let office: Office;
let sales: Awaited<ReturnType<Office['as']>>;
let date: string;
beforeAll(async () => {
  office = await openOffice('seeded');
  sales = await office.as('sales', 'Asha');
  date = (await listDays(office.ctx)).filter(({ closed }) => !closed).at(-1)?.date ?? '';
});
afterAll(() => office.close());

const file = async (over: object = {}) => {
  const row = aLead(over);
  await office.db.insert(leads).values(row);
  return row.id as string;
};
let hour = 9;
const wanted = (leadId: string) => ({
  key: v7(),
  leadId,
  date,
  time: `${hour++}:00`.padStart(5, '0'),
  meetingType: 'call' as const,
  place: null,
  clientAddress: '',
  notify: false,
});
/** A consultation that has just begun. */
async function begun(leadId: string) {
  const { body } = await sales<{ id: string }>('POST', '/bookings', wanted(leadId));
  const startsAt = new Date(Date.now() - 3_600_000 * hour);
  const span = { startsAt, endsAt: startsAt, busyUntil: startsAt };
  await office.db.update(bookings).set(span).where(eq(bookings.id, body.id));
  return body.id;
}
const rowOf = async (id: string) =>
  (await office.db.select().from(bookings).where(eq(bookings.id, id)))[0] as typeof bookings.$inferSelect;
const notesOn = async (leadId: string) =>
  (await office.db.select().from(leadEvents).where(eq(leadEvents.leadId, leadId))).map(
    ({ data }) => data.text ?? '',
  );
const merge = (leadId: string, intoId: string) => () => sales('POST', `/leads/${leadId}/merge`, { intoId });

/** Asha, to whom something else happens after she has read what is there and before she writes. */
function ashaWhile(happens: () => Promise<unknown>): Ctx {
  const actor = { kind: 'staff', id: sales.id, name: 'Asha', email: 'asha@example.com', role: 'sales', ownLeadsOnly: false } as const; // prettier-ignore
  const { db } = office.ctx;
  const transaction: typeof db.transaction = async (...change) => {
    await happens();
    return db.transaction(...change);
  };
  return { ...office.ctx, actor, db: Object.assign(Object.create(db) as typeof db, { transaction }) };
}

test('who books for a lead that becomes part of another, or goes into the trash, at the same moment is told so', async () => {
  const [from, into, going] = [
    await file({ phone: '9000078001' }),
    await file({ phone: '9000078002' }),
    await file({ phone: '9000078003' }),
  ];
  await expect(bookForLead(ashaWhile(merge(from, into)), wanted(from))).rejects.toThrow(Conflict);
  const trash = () => sales('POST', '/leads/trash', { ids: [going] });
  await expect(bookForLead(ashaWhile(trash), wanted(going))).rejects.toThrow(Conflict);
  for (const leadId of [from, into, going])
    expect(await office.db.$count(bookings, eq(bookings.leadId, leadId))).toBe(0);
});

test('a consultation that is moved or marked at the same moment is marked as it stands by then', async () => {
  const [moving, marking] = [
    await begun(await file({ phone: '9000078011' })),
    await begun(await file({ phone: '9000078012' })),
  ];
  const move = () => sales('POST', `/bookings/${moving}/move`, { date, time: '19:00', notify: false });
  await expect(markBooking(ashaWhile(move), { bookingId: moving, status: 'no-show' })).rejects.toThrow(
    Conflict,
  );
  expect(await rowOf(moving)).toMatchObject({ status: 'confirmed', sequence: 1 });

  const told = await hearWebhooks(office.ctx);
  const mark = () => sales('PATCH', `/bookings/${marking}`, { status: 'held' });
  await markBooking(ashaWhile(mark), { bookingId: marking, status: 'held' });
  expect(await told('booking.held')).toHaveLength(1);
});

test('what is said of a consultation stands on the lead that it belongs to by then', async () => {
  const [from, into] = [await file({ phone: '9000078021' }), await file({ phone: '9000078022' })];
  const bookingId = await begun(from);
  await hostBooking(ashaWhile(merge(from, into)), { bookingId, hostId: sales.id });
  expect((await rowOf(bookingId)).leadId).toBe(into);
  expect((await notesOn(into)).filter((text) => text.endsWith('held by Asha.'))).toHaveLength(1);
  expect((await notesOn(from)).filter((text) => text.endsWith('held by Asha.'))).toEqual([]);
});
