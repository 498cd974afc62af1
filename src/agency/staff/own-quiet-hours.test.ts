import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeQuietHours, readQuietHours } from './own-quiet-hours.ts';
import { countQueued } from '#agency/messages/count-queued.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { messages } from '#agency/messages/table.server.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { announceLead } from '#sales/leads/enquiries/jobs/announce-lead.ts';
import { notifyOfLateLead } from '#sales/leads/clock/jobs/lead-late.ts';
import { leads } from '#sales/leads/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db
    .insert(settings)
    .values({ key: 'site', value: { ...demoSite, noticeEmails: ['desk@example.com', 'Asha@example.com'] } });
});
afterAll(() => office.close());

const nights = { from: '21:00', until: '09:00', days: [], zone: 'Asia/Kolkata' };
// The database's clock says what is due: the night is one that is still to come.
const tonight = new Date('2126-11-24T20:00:00Z');
const morning = new Date('2126-11-25T03:30:00Z');

/** The machinery at a moment, with what it asked the queue for. */
function at(now: Date) {
  const asked: { to: string; at: Date | undefined }[] = [];
  const ctx: Ctx = {
    ...office.ctx,
    now: () => now,
    jobs: {
      enqueue: async (_db, _job, payloads, startAfter) =>
        void asked.push(
          ...payloads.map((payload) => ({
            to: (payload as { messageId: string }).messageId,
            at: startAfter,
          })),
        ),
    },
  };
  return { ctx, asked };
}
const outbox = async (to: string) =>
  (await office.db.select().from(messages).where(eq(messages.recipient, to)).orderBy(messages.id)).map(
    ({ subject, status, notBefore }) => [subject.replace(/ [0-9A-F]{6}\b/, ''), status, notBefore],
  );

test('what comes in somebody’s quiet hours is told at their end, an enquiry that waits too long and others’ mails at once', async () => {
  const asha = await office.as('sales', 'Asha');
  const kept = await asha('PUT', '/session/quiet-hours', { quietHours: nights });
  expect(kept.body).toMatchObject({ quietHours: nights, waiting: 0 });
  const { ctx, asked } = at(tonight);
  const lead = aLead({ assignedTo: asha.id, dueAt: tonight });
  await office.db.insert(leads).values(lead);
  const leadId = lead.id ?? '';
  await announceLead.run(ctx, { leadId });
  await notifyOfLateLead.run(ctx, { leadId, change: 'late' });
  expect(await outbox('asha@example.com')).toEqual([
    ['New enquiry', 'queued', morning],
    ['Enquiry is due', 'queued', null],
  ]);
  // The address on the site's list is written as the owner typed it: it is hers all the same, and told once a way.
  expect(await outbox('desk@example.com')).toEqual([['New enquiry', 'queued', null]]);
  expect(await outbox('ravi@example.com')).toMatchObject([[expect.any(String), 'queued', null]]);
  expect(asked.filter(({ at: when }) => when !== undefined)).toHaveLength(1);
  expect(asked.find(({ at: when }) => when)?.at).toEqual(morning);

  // What is held is no backlog that somebody would have to look at.
  const waiting = await countQueued(ctx);
  await deliverMessage(at(morning).ctx, { messageId: asked.find(({ at: when }) => when)?.to ?? '' });
  expect(await outbox('asha@example.com')).toContainEqual(['New enquiry', 'captured', morning]);
  expect(await countQueued(ctx)).toBe(waiting);
});

test('who ends quiet hours has what waited at once, and longer ones keep nothing back longer; news of what happens before they end never wait', async () => {
  const vikram = await office.as('sales', 'Vikram');
  const { ctx, asked } = at(tonight);
  const me: Ctx = {
    ...ctx,
    actor: { kind: 'staff', role: 'sales', ownLeadsOnly: false, ...vikram, name: 'Vikram' },
  };
  const hours = async () => {
    const { until, waiting } = await readQuietHours(me);
    return [until, waiting];
  };
  const notice = { subject: 'A notice', text: 'Hello', html: null, replyTo: null };
  await changeQuietHours(me, { quietHours: nights });
  await tellStaff(ctx, [vikram.email], { ...notice, key: `one:${v7()}` });
  await tellStaff(ctx, [vikram.email], { ...notice, key: `two:${v7()}`, before: morning });
  await tellStaff(ctx, [vikram.email], {
    ...notice,
    key: `three:${v7()}`,
    before: new Date(morning.getTime() + 1),
  });
  expect((await outbox(vikram.email)).map(([, , notBefore]) => notBefore)).toEqual([morning, null, morning]);
  expect(await hours()).toEqual([morning, 2]);

  const [later, sooner] = [new Date('2126-11-25T05:30:00Z'), new Date('2126-11-25T01:30:00Z')];
  const before = asked.length;
  await changeQuietHours(me, { quietHours: { ...nights, until: '11:00' } });
  expect(await hours()).toEqual([later, 2]);
  expect(asked).toHaveLength(before);
  await changeQuietHours(me, { quietHours: { ...nights, until: '07:00' } });
  expect(await hours()).toEqual([sooner, 2]);
  expect(asked.slice(-2).map(({ at: when }) => when)).toEqual([sooner, sooner]);

  await changeQuietHours(me, { quietHours: null });
  expect(await hours()).toEqual([null, 0]);
  expect(asked.slice(-2).map(({ at: when }) => when)).toEqual([undefined, undefined]);
  expect((await outbox(vikram.email)).map(([, , notBefore]) => notBefore)).toEqual([null, null, null]);
});

test('a week or a night that cannot be is refused at its field', async () => {
  const meera = await office.as('readonly', 'Meera');
  const refused = async (over: object) => {
    const { status, body } = await meera<{ errors: object }>('PUT', '/session/quiet-hours', {
      quietHours: { ...nights, ...over },
    });
    return [status, Object.keys(body.errors)];
  };
  expect(await refused({ until: '21:00' })).toEqual([422, ['quietHours.until']]);
  expect(await refused({ zone: 'Nowhere' })).toEqual([422, ['quietHours.zone']]);
  expect((await meera('GET', '/session/quiet-hours')).body).toEqual({
    quietHours: null,
    until: null,
    waiting: 0,
  });
});
