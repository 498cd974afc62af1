import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { openAccounts, password } from '#people/sign-in/wire/test-customers.ts';

let site: Awaited<ReturnType<typeof openAccounts>>;
beforeAll(async () => {
  site = await openAccounts();
});
afterAll(() => site.close());

test('an owner changes the own address with password and a code that came there; the one before is told', async () => {
  const hire = async (email: string, role: 'owner' | 'admin') => {
    const passwordHash = await site.ctx.passwords.hash(password);
    const name = role === 'owner' ? 'Farah' : 'Bela';
    await site.db.insert(staff).values({ id: v7(), email, name, role, passwordHash });
    const visit = site.browser();
    expect((await visit('POST', '/staff/session', { email, password })).status).toBe(200);
    return visit;
  };
  const [owner, admin] = [await hire('farah@before.in', 'owner'), await hire('bela@before.in', 'admin')];
  const ask = (email: string, over: object = {}, who = owner) =>
    who<{ errors?: object }>('POST', '/staff/session/email', { email, password, ...over });
  const take = (code: string, email = 'farah@after.in') =>
    owner('POST', '/staff/session/email/code', { email, code });
  expect((await ask('bela@after.in', {}, admin)).status).toBe(403);
  expect((await ask('farah@after.in', { password: 'something else' })).status).toBe(422);
  expect((await ask('bela@before.in')).status).toBe(422);
  expect((await take('123456')).status).toBe(422);

  expect((await ask(' Farah@After.in ')).status).toBe(204);
  const code = await site.codeFor('farah@after.in');
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await take(wrong)).status).toBe(422);
  // A code that came to one address opens no other.
  expect((await take(code, 'somebody@else.in')).status).toBe(422);
  expect((await take(code)).status).toBe(204);
  expect((await take(code)).status).toBe(422);
  expect((await owner<{ email: string }>('GET', '/staff/session')).body.email).toBe('farah@after.in');
  const signIn = (email: string) => site.browser()('POST', '/staff/session', { email, password });
  expect([(await signIn('farah@before.in')).status, (await signIn('farah@after.in')).status]).toEqual([
    401, 200,
  ]);
  expect((await site.mailsTo('farah@before.in')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('has changed'),
  ]);
  const written = await site.db.select().from(auditLog).where(eq(auditLog.staffName, 'Farah'));
  expect(written.map(({ before, after }) => [before, after])).toContainEqual([
    { email: 'farah@before.in' },
    { email: 'farah@after.in' },
  ]);
});
