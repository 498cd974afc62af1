import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { rateLimits } from '#adapters/limits/table.server.ts';
import { staff, staffSessions } from '../table.server.ts';
import { changeStaff } from '../change-staff.ts';
import { ensureOwner } from '../ensure-owner.ts';
import { signIn } from '../sign-in.ts';
import { resetOwnerPassword } from '../reset-owner-password.ts';
import { openOffice, password } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const ago = (interval: string) => sql`now() - ${interval}::interval`;

test('the first start makes the owner once, who can sign in and be let back in', async () => {
  const owner = { email: 'First@Example.com', password: 'a first password' };
  const created = await Promise.all([ensureOwner(office.ctx, owner), ensureOwner(office.ctx, owner)]);
  expect(created.filter((outcome) => outcome.created)).toHaveLength(1);
  expect(await ensureOwner(office.ctx, { ...owner, email: 'second@example.com' })).toEqual({
    created: false,
  });
  expect((await office.call('POST', '/session', { body: owner })).status).toBe(200);

  await resetOwnerPassword(office.ctx, { ...owner, password: 'a second password' });
  expect((await office.call('POST', '/session', { body: owner })).status).toBe(401);
  expect(await office.db.select().from(staffSessions)).toEqual([]);
  expect(
    (await office.call('POST', '/session', { body: { ...owner, password: 'a second password' } })).status,
  ).toBe(200);
});

test('a sign-in under way when a password is set anew, or access is taken, opens nothing', async () => {
  const { ctx } = office;
  const boss = { ...(await office.hire('admin', 'Boss')), kind: 'staff' as const };
  for (const change of [{ password: 'another long password' }, { active: false }]) {
    const { id, email } = await office.hire('sales', `Late${Object.keys(change)[0]}`);
    const passwords = {
      ...ctx.passwords,
      // It has changed as soon as the old password was found right.
      matches: async (...given: Parameters<typeof ctx.passwords.matches>) => {
        const isRight = await ctx.passwords.matches(...given);
        await changeStaff({ ...ctx, actor: boss }, { staffId: id, ...change });
        return isRight;
      },
    };
    const late = signIn({ ...ctx, passwords }, { email, password });
    await expect(late).rejects.toThrow('E-mail or password is wrong.');
    expect(await office.db.$count(staffSessions, eq(staffSessions.staffId, id))).toBe(0);
  }
});

test('signing in gives a cookie scripts cannot read, and no reason when it fails', async () => {
  await office.hire('sales', 'Asha');
  const good = await office.call('POST', '/session', { body: { email: ' ASHA@example.com ', password } });
  expect(good).toMatchObject({
    status: 200,
    body: { name: 'Asha', role: 'sales', permissions: expect.arrayContaining(['leads:edit']) },
  });
  expect(good.headers.get('Set-Cookie')).toMatch(/^sid=[\w-]{43}; .*HttpOnly.*SameSite=Lax/);
  expect(JSON.stringify(good.body)).not.toContain('hash');

  const wrong = await office.call('POST', '/session', {
    body: { email: 'asha@example.com', password: 'no' },
  });
  const unknown = await office.call('POST', '/session', {
    body: { email: 'nobody@example.com', password: 'no' },
  });
  expect(wrong).toMatchObject({ status: 401, body: { success: false, code: 'no_session' } });
  expect(unknown.body).toEqual(wrong.body);
  expect(
    (await office.call('POST', '/session', { body: { email: 'a', password: 'x'.repeat(129) } })).status,
  ).toBe(422);
  expect((await office.call('POST', '/session', { body: {} })).body.errors).toMatchObject({
    email: expect.any(String),
    password: expect.any(String),
  });
  expect(
    (await office.call('POST', '/session', { headers: { 'Content-Type': 'application/json' } })).status,
  ).toBe(400);
  expect((await office.call('GET', '/session')).status).toBe(401);
  expect((await office.call('GET', '/leads', { cookie: 'sid=forged' })).status).toBe(401);
});

test('a new sign-in on the same browser ends the old session; signing out ends this one', async () => {
  const { cookie, email } = await office.as('sales', 'Bina');
  const again = await office.call('POST', '/session', { cookie, body: { email, password } });
  const fresh = again.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await office.call('GET', '/session', { cookie })).status).toBe(401);
  expect((await office.call('GET', '/session', { cookie: fresh })).status).toBe(200);
  expect((await office.call('DELETE', '/session', { cookie: fresh })).status).toBe(204);
  expect((await office.call('GET', '/session', { cookie: fresh })).status).toBe(401);
  expect((await office.call('DELETE', '/session')).status).toBe(204);
});

test('guessing stops after ten tries from one place, not for everybody', async () => {
  await office.hire('sales', 'Chitra');
  const guess = (ip: string, given = 'wrong') =>
    office.call('POST', '/session', {
      body: { email: 'chitra@example.com', password: given },
      headers: { 'x-test-ip': ip },
    });
  for (let i = 0; i < 10; i++) expect((await guess('198.51.100.7')).status).toBe(401);
  const refused = await guess('198.51.100.7', password);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await guess('198.51.100.8', password)).status).toBe(200);
});

test('a session ends after half an hour of silence, after twelve hours, and with its owner’s access', async () => {
  const { cookie, id } = await office.as('sales', 'Deepa');
  const mine = eq(staffSessions.staffId, id);
  const status = async (headers: Record<string, string> = {}) =>
    (await office.call('GET', '/session', { cookie, headers })).status;
  await office.db
    .update(staffSessions)
    .set({ seenAt: ago('29 minutes') })
    .where(mine);
  // A browser nobody sits at asks without keeping the session awake.
  expect(await status({ 'X-Idle': '1' })).toBe(200);
  const [quiet] = await office.db
    .select({ stale: sql<boolean>`seen_at < now() - interval '28 minutes'` })
    .from(staffSessions)
    .where(mine);
  expect(quiet?.stale).toBe(true);
  expect(await status()).toBe(200);
  const [touched] = await office.db
    .select({ fresh: sql<boolean>`seen_at > now() - interval '1 minute'` })
    .from(staffSessions)
    .where(mine);
  expect(touched?.fresh).toBe(true);
  await office.db
    .update(staffSessions)
    .set({ seenAt: ago('31 minutes') })
    .where(mine);
  expect(await status()).toBe(401);
  await office.db
    .update(staffSessions)
    .set({ seenAt: sql`now()`, expiresAt: ago('1 second') })
    .where(mine);
  expect(await status()).toBe(401);
  await office.db
    .update(staffSessions)
    .set({ expiresAt: sql`now() + interval '1 hour'` })
    .where(mine);
  expect(await status()).toBe(200);
  await office.db.update(staff).set({ active: false }).where(eq(staff.id, id));
  expect(await status()).toBe(401);
});

test('everybody may change their own password, which signs out their other devices', async () => {
  const { cookie, email } = await office.as('readonly', 'Esha');
  const elsewhere = await office.signIn(email);
  const change = (body: Record<string, unknown>) => office.call('PUT', '/session/password', { cookie, body });
  expect((await change({ current: 'wrong', next: 'another long password' })).body.errors).toHaveProperty(
    'current',
  );
  for (const next of ['short', 'Liverpool123', '1234567890'])
    expect([next, (await change({ current: password, next })).body.errors]).toEqual([
      next,
      { next: expect.any(String) },
    ]);
  expect((await change({ current: password, next: 'another long password' })).status).toBe(204);
  expect((await office.call('GET', '/session', { cookie })).status).toBe(200);
  expect((await office.call('GET', '/session', { cookie: elsewhere })).status).toBe(401);
  expect(await office.signIn(email)).toBe('');
});

test('whoever finds a session open cannot guess its password by changing it', async () => {
  const { cookie } = await office.as('sales', 'Lata');
  const guess = () =>
    office.call('PUT', '/session/password', {
      cookie,
      body: { current: 'a guess', next: 'another long password' },
    });
  for (let n = 0; n < 20; n++) expect([n, (await guess()).status]).toEqual([n, 422]);
  expect(await guess()).toMatchObject({ status: 429, body: { code: 'too_many' } });
});

test('who guesses from many networks is slowed in each, and the person still gets in', async () => {
  const { email } = await office.hire('sales', 'Mira');
  const key = `staff-sign-in-account:${email}`;
  await office.db.insert(rateLimits).values({ key, points: 50, expire: sql`now() + interval '10 minutes'` });
  const from = async (ip: string, guess: string) => {
    const body = { email, password: guess };
    return (await office.call('POST', '/session', { body, headers: { 'x-test-ip': ip } })).status;
  };
  const guesser = '203.0.113.66';
  expect([await from(guesser, 'a'), await from(guesser, 'b'), await from(guesser, 'c')]).toEqual([
    401, 401, 429,
  ]);
  expect(await from('198.51.100.20', password)).toBe(200);
});

test('the last owner stays; colleagues are added, changed and shut out, and the audit tells', async () => {
  const owner = await office.as('owner', 'Farah');
  await office.db.update(staff).set({ active: false }).where(eq(staff.email, 'first@example.com'));
  for (const change of [{ active: false }, { role: 'sales' }])
    expect(await owner('PATCH', `/staff/${owner.id}`, change)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });

  const gita = { name: 'Gita', email: 'Gita@example.com', role: 'sales', password: 'a good password' };
  const created = await owner<{ id: string }>('POST', '/staff', gita);
  expect(created.status).toBe(201);
  expect((await owner('POST', '/staff', { ...gita, email: 'gita@example.com' })).body.errors).toHaveProperty(
    'email',
  );
  expect((await owner('POST', '/staff', { ...gita, role: 'king' })).body.errors).toHaveProperty('role');
  expect((await owner('POST', '/staff', { ...gita, password: 'short' })).body.errors).toHaveProperty(
    'password',
  );
  expect((await owner('PATCH', `/staff/${created.body.id}`, { email: 'x@example.com' })).status).toBe(422);

  const signedIn = await office.call('POST', '/session', {
    body: { email: gita.email, password: gita.password },
  });
  const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await owner('PATCH', `/staff/${created.body.id}`, { role: 'owner' })).status).toBe(204);
  expect((await office.call('GET', '/session', { cookie })).body).toMatchObject({ role: 'owner' });
  expect((await owner('PATCH', `/staff/${created.body.id}`, { active: false })).status).toBe(204);
  expect((await office.call('GET', '/session', { cookie })).status).toBe(401);
  expect((await owner('PATCH', `/staff/${created.body.id}`, { active: true })).status).toBe(204);

  // Two owners are dismissed at the same moment: one of them stays. Who asks may be out already when it is judged.
  await office.call('POST', '/session', { body: { email: gita.email, password: gita.password } });
  const dismissals = await Promise.all([
    owner('PATCH', `/staff/${created.body.id}`, { active: false }),
    owner('PATCH', `/staff/${owner.id}`, { active: false }),
  ]);
  const [done, refused] = dismissals.map((answer) => answer.status).toSorted();
  expect(done).toBe(204);
  expect([401, 409]).toContain(refused);
  const left = await office.db.$count(staff, and(eq(staff.role, 'owner'), eq(staff.active, true)));
  expect(left).toBe(1);

  const rows = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, created.body.id));
  expect(rows.map((row) => row.action)).toEqual(expect.arrayContaining(['created', 'changed', 'signed-in']));
  expect(JSON.stringify(rows)).not.toContain(gita.password);
});

test('an administrator runs the staff, but neither makes, changes nor resets an owner', async () => {
  const admin = await office.as('admin', 'Hema');
  const owner = await office.as('owner', 'Ila');
  const sales = await office.as('sales', 'Jaya');
  const person = { name: 'Kamal', email: 'kamal@example.com', password: 'a good password' };
  expect((await admin('POST', '/staff', { ...person, role: 'owner' })).status).toBe(403);
  expect((await admin('POST', '/staff', { ...person, role: 'content' })).status).toBe(201);
  for (const [id, change] of [
    [owner.id, { active: false }],
    [owner.id, { password: 'another password' }],
    [owner.id, { role: 'readonly' }],
    [sales.id, { role: 'owner' }],
    [admin.id, { role: 'owner' }],
  ] as const)
    expect((await admin('PATCH', `/staff/${id}`, change)).status).toBe(403);
  expect((await admin('DELETE', `/staff/${owner.id}/second-factor`)).status).toBe(403);
  expect((await admin('PATCH', `/staff/${sales.id}`, { role: 'support' })).status).toBe(204);
  expect((await office.call('GET', '/session', { cookie: owner.cookie })).status).toBe(200);
});
