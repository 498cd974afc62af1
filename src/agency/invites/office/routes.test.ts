import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { staffInvites } from '../table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { unblanked } from '#agency/messages/secret-part.ts';
import { writeInviteMail } from '../jobs/invite-mail.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());

const password = 'a good long password';
const invite = async (email: string, role = 'sales') => {
  const answer = await owner<{ id: string }>('POST', '/staff-invites', { email, role });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, token: await newestToken() };
};
/** Writes the mail that was asked for last, and reads its link as its receiver does. */
const newestToken = async () => {
  const asked = office.enqueued.findLast(({ name }) => name === 'staff-invite-mail');
  for (const job of asked?.payloads ?? []) await writeInviteMail.run(office.ctx, job as { inviteId: string });
  const [mail] = await office.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  const text = mail && (await unblanked(office.ctx, mail)).text;
  return /invitation#([\w-]+)/.exec(text ?? '')?.[1] ?? '';
};
const look = (token: string) => office.call('POST', '/session/invitation', { body: { token } });
const join = (token: string, name = 'Gita') =>
  office.call('POST', '/session/invitation/answer', { body: { token, name, password } });

test('a link lets its holder in once, with the role the owner gave; the audit tells, the table holds no link', async () => {
  const { token, id } = await invite(' Gita@Example.com ');
  expect((await look(token)).body).toEqual({
    email: 'gita@example.com',
    role: 'sales',
    invitedByName: 'Farah',
  });
  expect((await owner<object[]>('GET', '/staff-invites')).body).toMatchObject([
    { id, email: 'gita@example.com', expired: false },
  ]);
  const tries = await Promise.all([join(token), join(token)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const joined = tries.find(({ status }) => status === 200);
  expect(joined?.body).toMatchObject({ name: 'Gita', email: 'gita@example.com', role: 'sales' });
  const cookie = joined?.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await office.call('GET', '/leads', { cookie })).status).toBe(200);
  expect((await office.call('GET', '/payments', { cookie })).status).toBe(403);
  expect(
    (await office.call('POST', '/session', { body: { email: 'gita@example.com', password } })).status,
  ).toBe(200);
  expect((await owner<object[]>('GET', '/staff-invites')).body).toEqual([]);
  expect((await look(token)).status).toBe(404);
  const rows = await office.db.select().from(auditLog).where(eq(auditLog.subjectType, 'staff-invite'));
  expect(rows).toMatchObject([{ action: 'created', staffName: 'Farah', after: { role: 'sales' } }]);
  const kept = [await office.db.select().from(staffInvites), await office.db.select().from(messages)];
  const stored = JSON.stringify([rows, kept, office.enqueued]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(password);
});

test('a mail that is written once more after a crash changes neither itself nor its link', async () => {
  const { token } = await invite('again@example.com');
  const before = await office.db.$count(messages);
  expect(await newestToken()).toBe(token);
  expect(await office.db.$count(messages)).toBe(before);
  expect((await look(token)).status).toBe(200);
});

test('sent again the first link ends; withdrawn, late or invented ones open nothing', async () => {
  const first = await invite('hari@example.com');
  expect((await owner('POST', `/staff-invites/${first.id}/resend`)).status).toBe(204);
  // Already before the new mail is written.
  expect((await look(first.token)).status).toBe(404);
  const second = await newestToken();
  expect((await look(first.token)).status).toBe(404);
  expect((await look(second)).status).toBe(200);
  await office.db
    .update(staffInvites)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(staffInvites.id, first.id));
  expect((await join(second)).status).toBe(404);
  const shown = (await owner<{ id: string }[]>('GET', '/staff-invites')).body;
  expect(shown.find(({ id }) => id === first.id)).toMatchObject({ expired: true });
  await owner('POST', `/staff-invites/${first.id}/resend`);
  const [row] = await office.db
    .select({ hours: sql<number>`round(extract(epoch from expires_at - now()) / 3600)::int` })
    .from(staffInvites)
    .where(eq(staffInvites.id, first.id));
  expect(row?.hours).toBe(72);
  const withdrawn = await newestToken();
  expect((await owner('DELETE', `/staff-invites/${first.id}`)).status).toBe(204);
  expect((await join(withdrawn)).status).toBe(404);
  expect((await owner('DELETE', `/staff-invites/${first.id}`)).status).toBe(404);
  expect((await look('invented')).status).toBe(404);
  // What is withdrawn does not stand in the way of asking again.
  await invite('hari@example.com');
});

test('an address has one invitation and one account; owners are asked by owners; weak passwords are refused', async () => {
  const again = { email: 'indu@example.com', role: 'owner' };
  const { token } = await invite(again.email, 'owner');
  expect((await owner('POST', '/staff-invites', again)).body.errors).toHaveProperty('email');
  expect(
    (await owner('POST', '/staff-invites', { ...again, email: owner.email })).body.errors,
  ).toHaveProperty('email');
  const admin = await office.as('admin', 'Hema');
  expect((await admin('POST', '/staff-invites', { email: 'jai@example.com', role: 'owner' })).status).toBe(
    403,
  );
  const [open] = (await admin<{ id: string }[]>('GET', '/staff-invites')).body;
  expect((await admin('POST', `/staff-invites/${open?.id}/resend`)).status).toBe(403);
  expect((await admin('POST', '/staff-invites', { email: 'jai@example.com', role: 'support' })).status).toBe(
    201,
  );
  const weak = { token, name: 'Indu', password: 'short' };
  expect(
    (await office.call('POST', '/session/invitation/answer', { body: weak })).body.errors,
  ).toHaveProperty('password');
  expect((await look(token)).status).toBe(200);
});

test('where everybody needs a second step, joining leads to setting it up first', async () => {
  const { token } = await invite('kiran@example.com');
  expect((await owner('PUT', '/sign-in-rules', { requireSecondFactor: true })).status).toBe(200);
  const joined = await join(token, 'Kiran');
  expect(joined).toMatchObject({ status: 202, body: { secondStep: 'enrol' } });
  const cookie = joined.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await office.call('GET', '/session', { cookie })).status).toBe(401);
  expect((await office.call('POST', '/session/enrolment', { cookie })).status).toBe(200);
});
