import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadTouches } from '../table.server.ts';
import { leads } from '../../table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { listCaptured } from '#agency/messages/list-captured.ts';
import { onServicePage, openEnquiries, type Enquiries } from './test-enquiries.ts';

let app: Enquiries;
beforeAll(async () => {
  app = await openEnquiries();
});
afterAll(() => app.close());

test('a second submit within ten minutes is the same lead; new words become a touch', async () => {
  const body = { ...onServicePage, mobile: '9000066666', age: 'twice@example.com', remark: 'first' };
  const told = await hearWebhooks(app.ctx);
  const twenty = await Promise.all(Array.from({ length: 20 }, () => app.post('/inquiry', body)));
  const ids = new Set((await Promise.all(twenty.map(app.leadOf))).map((lead) => lead.id));
  expect(ids.size).toBe(1);
  const [id] = ids as unknown as [string];
  const touchesNow = () => app.db.select().from(leadTouches).where(eq(leadTouches.leadId, id));
  expect(await touchesNow()).toHaveLength(1);
  const { form, source, service } = await app.leadOf(await app.post('/inquiry', body));
  expect(await told('lead.created')).toEqual([['lead.created', { leadId: id, form, source, service }]]);

  const again = await app.leadOf(await app.post('/inquiry', { ...body, remark: 'I forgot: also a logo' }));
  expect(again.id).toBe(id);
  expect(await touchesNow()).toHaveLength(2);
});

test('who sends again is heard, though what came first was taken for a robot’s or thrown away', async () => {
  const told = await hearWebhooks(app.ctx);
  const body = { ...onServicePage, mobile: '9000066701', age: 'hasty@example.com' };
  const send = async (over: object = {}) => app.leadOf(await app.post('/inquiry', { ...body, ...over }));
  const hasty = await send({ elapsedMs: 300 });
  expect(hasty.status).toBe('suspected');
  expect((await send({ elapsedMs: 400 })).id).toBe(hasty.id);
  const heard = await send({ elapsedMs: 30_000, remark: 'I am a person' });
  expect(heard).toMatchObject({ status: 'new' });
  expect((await told('lead.created')).map(([, { leadId }]) => leadId)).toEqual([heard.id]);

  const thrown = { deletedAt: new Date(), heldStatus: 'new' as const, status: 'junk' as const };
  await app.db.update(leads).set(thrown).where(eq(leads.id, heard.id));
  const key = { 'Idempotency-Key': 'after-the-trash' };
  const again = await app.leadOf(await app.post('/inquiry', { ...body, remark: 'Please do call' }, key));
  expect(again).toMatchObject({ status: 'new', deletedAt: null });
  expect([hasty.id, heard.id]).not.toContain(again.id);
  // The very same request is still the same.
  expect((await app.leadOf(await app.post('/inquiry', { ...body, remark: 'Please do call' }, key))).id).toBe(
    again.id,
  );
  expect((await send({ remark: 'And soon' })).id).toBe(again.id);
});

test('an Idempotency-Key answers with the first id, and refuses another body', async () => {
  const body = { ...onServicePage, mobile: '9000077777', age: 'key@example.com' };
  const first = await app.leadOf(await app.post('/inquiry', body, { 'Idempotency-Key': 'form-1' }));
  const same = await app.leadOf(await app.post('/inquiry', body, { 'Idempotency-Key': 'form-1' }));
  expect(same.id).toBe(first.id);
  const other = await app.post(
    '/inquiry',
    { ...body, mobile: '9000077778' },
    { 'Idempotency-Key': 'form-1' },
  );
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ success: false, code: 'conflict' });
  // The refused body left nothing behind that would swallow a later, honest one.
  const honest = await app.leadOf(await app.post('/inquiry', { ...body, mobile: '9000077778' }));
  expect(honest.id).not.toBe(first.id);
});

test('the notice goes to the staff and an answer to the visitor, once each', async () => {
  await app.product.work();
  const lead = await app.leadOf(
    await app.post('/inquiry', {
      ...onServicePage,
      name: 'Mail\r\nBcc: evil@example.com',
      mobile: '9000010101',
      age: 'mail@example.com',
    }),
  );
  const mine = async () =>
    (await listCaptured(app.ctx, {})).filter(
      (mail) => mail.text.includes('9000010101') || mail.to === 'mail@example.com',
    );
  await expect.poll(mine).toHaveLength(2);
  const mails = await mine();
  expect(mails.map((mail) => mail.to).sort()).toEqual(['mail@example.com', 'owner@example.com']);
  const notice = mails.find((mail) => mail.to === 'owner@example.com');
  expect(notice?.subject).toBe(`New enquiry ${lead.id.slice(-6).toUpperCase()}`);
  expect(notice?.text).toContain(`http://localhost:3000/admin`);
});
