import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { staffHalfSignIns, staffRecoveryCodes, staffSecondFactors } from '../second-factors.table.server.ts';
import { staffSessions } from '../table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { resetOwnerPassword } from '../reset-owner-password.ts';
import { openOffice, password } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
});
afterAll(() => office.close());

/** The code of an app; `later` counts half minutes. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
const wrongCodeOf = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
};

/** Somebody with an app whose code of the half minute before this one is used up. */
async function withApp(name: string) {
  const person = await office.as('sales', name);
  const begun = await person<{ secret: string; uri: string }>('POST', '/session/second-factor', { password });
  const { secret } = begun.body;
  const on = await person<{ recoveryCodes: string[] }>('POST', '/session/second-factor/code', {
    code: codeOf(secret, -1),
  });
  expect(on.status).toBe(200);
  return { ...person, ask: person, secret, uri: begun.body.uri, recoveryCodes: on.body.recoveryCodes };
}
const firstStep = async (email: string) => {
  const answer = await office.call('POST', '/session', { body: { email, password } });
  return { ...answer, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
};
const secondStep = (cookie: string, code: string) =>
  office.call('POST', '/session/code', { cookie, body: { code } });

test('a password alone signs in until an app is confirmed; the secret is told once', async () => {
  const asha = await office.as('sales', 'Asha');
  const elsewhere = await office.signIn(asha.email);
  expect((await asha('GET', '/session/second-factor')).body).toEqual({
    since: null,
    recoveryCodesLeft: 0,
    required: false,
  });
  expect((await asha('POST', '/session/second-factor', { password: 'wrong' })).body.errors).toHaveProperty(
    'password',
  );
  const begun = await asha<{ secret: string; uri: string }>('POST', '/session/second-factor', { password });
  const { secret, uri } = begun.body;
  expect(uri).toBe(
    `otpauth://totp/Nirmaan:asha%40example.com?issuer=Nirmaan&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await office.call('POST', '/session', { body: { email: asha.email, password } })).status).toBe(200);
  const confirm = (code: string) => asha('POST', '/session/second-factor/code', { code });
  expect((await confirm('12345')).body.errors).toHaveProperty('code');
  expect((await confirm(wrongCodeOf(secret))).body.errors).toHaveProperty('code');
  const on = await confirm(codeOf(secret));
  expect(on.status).toBe(200);
  const codes = on.body.recoveryCodes as string[];
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);

  // Sessions that were opened without it have ended; this one stays.
  expect((await office.call('GET', '/session', { cookie: elsewhere })).status).toBe(401);
  const state = await asha('GET', '/session/second-factor');
  expect(state.body).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
  expect(JSON.stringify(state.body)).not.toContain(secret);
  expect((await asha('POST', '/session/second-factor', { password })).status).toBe(409);
  const kept = await office.db.select().from(staffRecoveryCodes);
  for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
  const told = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, asha.id));
  expect(told.map(({ after }) => after)).toContainEqual({ secondFactor: 'on' });
  expect(JSON.stringify(told)).not.toContain(secret);
});

test('between password and code nothing opens; the code opens once', async () => {
  const bina = await withApp('Bina');
  const first = await firstStep(bina.email);
  expect(first).toMatchObject({ status: 202, body: { secondStep: 'code' } });
  expect(first.headers.get('Set-Cookie')).toMatch(/^sid-step=[\w-]{43}; .*HttpOnly.*SameSite=Lax/);
  const stepToken = first.cookie.split('=')[1];
  for (const cookie of [first.cookie, `sid=${stepToken}`])
    for (const path of ['/session', '/leads', '/session/second-factor'])
      expect((await office.call('GET', path, { cookie })).status, `${cookie} ${path}`).toBe(401);

  // Used when the app was confirmed.
  expect((await secondStep(first.cookie, codeOf(bina.secret, -1))).status).toBe(422);
  const code = codeOf(bina.secret);
  const opened = await secondStep(first.cookie, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(opened).toMatchObject({ status: 200, body: { name: 'Bina' } });
  const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await office.call('GET', '/session', { cookie })).status).toBe(200);
  expect((await secondStep(first.cookie, codeOf(bina.secret, 1))).status).toBe(401);
  const again = await firstStep(bina.email);
  expect((await secondStep(again.cookie, code)).status).toBe(422);
  expect((await secondStep(again.cookie, codeOf(bina.secret, 3))).status).toBe(422);
  expect((await secondStep('', code)).status).toBe(401);
  const told = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, bina.id));
  expect(told.map(({ after }) => after)).toContainEqual({ secondFactor: 'app' });
});

test('guesses sent at once are counted before they are judged', async () => {
  const chitra = await withApp('Chitra');
  const { cookie } = await firstStep(chitra.email);
  const wrong = wrongCodeOf(chitra.secret);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => secondStep(cookie, wrong)));
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 401)).toHaveLength(7);
  expect((await secondStep(cookie, codeOf(chitra.secret))).status).toBe(401);
  // Sign-ins begun anew do not help for ever: tries are counted per person as well.
  let last = 0;
  for (let i = 0; i < 4 && last !== 429; i++) {
    const { cookie: next } = await firstStep(chitra.email);
    for (let j = 0; j < 5 && last !== 429; j++) last = (await secondStep(next, wrong)).status;
  }
  expect(last).toBe(429);
});

test('one code or one recovery code sent many times at once opens one session', async () => {
  const deepa = await withApp('Deepa');
  await office.db.delete(staffSessions).where(eq(staffSessions.staffId, deepa.id));
  const race = async (code: string) => {
    const steps = await Promise.all([1, 2, 3].map(() => firstStep(deepa.email)));
    const answers = await Promise.all(steps.map(({ cookie }) => secondStep(cookie, code)));
    return answers.map(({ status }) => status).toSorted();
  };
  expect(await race(codeOf(deepa.secret))).toEqual([200, 422, 422]);
  const recovery = deepa.recoveryCodes[0] ?? '';
  expect(await race(recovery.toLowerCase())).toEqual([200, 422, 422]);
  expect(await office.db.$count(staffSessions, eq(staffSessions.staffId, deepa.id))).toBe(2);
  expect(await office.db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, deepa.id))).toBe(9);
});

test('new recovery codes take password and code, and the ones before open nothing any more', async () => {
  const chetna = await withApp('Chetna');
  const renew = (sent: Record<string, unknown>) =>
    chetna.ask<{ recoveryCodes: string[]; errors?: object }>(
      'POST',
      '/session/second-factor/recovery-codes',
      sent,
    );
  expect((await renew({ password })).status).toBe(422);
  expect((await renew({ password: 'wrong', code: codeOf(chetna.secret) })).body.errors).toHaveProperty(
    'password',
  );
  expect((await renew({ password, code: wrongCodeOf(chetna.secret) })).body.errors).toHaveProperty('code');
  const [first = '', second = ''] = chetna.recoveryCodes;
  const renewed = await renew({ password, code: first });
  expect(renewed.status).toBe(200);
  const fresh = renewed.body.recoveryCodes;
  expect(new Set([...fresh, ...chetna.recoveryCodes]).size).toBe(20);
  expect((await chetna.ask('GET', '/session/second-factor')).body).toMatchObject({ recoveryCodesLeft: 10 });
  expect((await secondStep((await firstStep(chetna.email)).cookie, second)).status).toBe(422);
  expect((await secondStep((await firstStep(chetna.email)).cookie, fresh[0] ?? '')).status).toBe(200);
  // Who has no app has no recovery codes either.
  const dev = await office.as('sales', 'Dev');
  const without = await dev('POST', '/session/second-factor/recovery-codes', { password, code: '123456' });
  expect(without.body.errors).toHaveProperty('code');
  const told = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, chetna.id));
  expect(told.map(({ after }) => after)).toContainEqual({ recoveryCodes: 'renewed' });
  expect(JSON.stringify(told)).not.toContain(fresh[0]?.replaceAll('-', ''));
});

test('the way to the second step closes after five minutes, with a new password and with lost access', async () => {
  const esha = await withApp('Esha');
  const owner = await office.as('owner', 'Oorja');
  const late = await firstStep(esha.email);
  await office.db.update(staffHalfSignIns).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await secondStep(late.cookie, codeOf(esha.secret))).status).toBe(401);
  const shut = await firstStep(esha.email);
  await owner('PATCH', `/staff/${esha.id}`, { active: false });
  expect((await secondStep(shut.cookie, codeOf(esha.secret))).status).toBe(401);
});

test('turning off takes password and code; an owner resets a colleague, and the audit tells', async () => {
  const farah = await withApp('Farah');
  const owner = await office.as('owner', 'Ojas');
  const off = (body: Record<string, unknown>) => farah.ask('POST', '/session/second-factor/off', body);
  expect((await off({ password: 'wrong', code: codeOf(farah.secret) })).body.errors).toHaveProperty(
    'password',
  );
  expect((await off({ password, code: wrongCodeOf(farah.secret) })).body.errors).toHaveProperty('code');
  expect((await off({ password })).status).toBe(422);
  expect((await off({ password, code: codeOf(farah.secret) })).status).toBe(204);
  expect((await firstStep(farah.email)).status).toBe(200);

  const gita = await withApp('Gita');
  const people = await owner<{ id: string; secondFactor: boolean }[]>('GET', '/staff');
  expect(people.body.find(({ id }) => id === gita.id)?.secondFactor).toBe(true);
  expect(people.body.find(({ id }) => id === farah.id)?.secondFactor).toBe(false);
  expect((await owner('DELETE', `/staff/${gita.id}/second-factor`)).status).toBe(204);
  expect((await gita.ask('GET', '/session')).status).toBe(401);
  expect((await firstStep(gita.email)).status).toBe(200);
  expect((await owner('DELETE', `/staff/${owner.id}/second-factor`)).status).toBe(409);
  const told = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, gita.id));
  expect(told).toContainEqual(
    expect.objectContaining({ staffId: owner.id, after: { secondFactor: 'off', by: 'a colleague' } }),
  );
});

test('where every colleague needs one, it is set up while signing in; whoever runs the server lets an owner in', async () => {
  const owner = await office.as('owner', 'Omkar');
  const hema = await office.as('sales', 'Hema');
  expect((await owner('PUT', '/sign-in-rules', { requireSecondFactor: true })).status).toBe(200);
  // Sessions that are open go on; the next sign-in asks.
  expect((await hema('GET', '/session')).status).toBe(200);
  const { cookie, ...first } = await firstStep(hema.email);
  expect(first).toMatchObject({ status: 202, body: { secondStep: 'enrol' } });
  expect((await office.call('GET', '/session', { cookie })).status).toBe(401);
  const begun = await office.call<{ secret: string }>('POST', '/session/enrolment', { cookie });
  const { secret } = begun.body;
  const enrol = (code: string) => office.call('POST', '/session/enrolment/code', { cookie, body: { code } });
  expect((await enrol(wrongCodeOf(secret))).body.errors).toHaveProperty('code');
  const done = await enrol(codeOf(secret));
  expect(done).toMatchObject({ status: 200, body: { me: { name: 'Hema' } } });
  expect(done.body.recoveryCodes).toHaveLength(10);
  const session = done.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await office.call('GET', '/session', { cookie: session })).status).toBe(200);
  expect((await enrol(codeOf(secret, 1))).status).toBe(401);
  // Who knows only the password cannot put another app in the place of this one.
  const intruder = await firstStep(hema.email);
  expect(intruder.body).toEqual({ secondStep: 'code' });
  expect((await office.call('POST', '/session/enrolment', { cookie: intruder.cookie })).status).toBe(409);
  const off = { password, code: codeOf(secret, 1) };
  expect(
    (await office.call('POST', '/session/second-factor/off', { cookie: session, body: off })).status,
  ).toBe(409);

  await owner('PUT', '/sign-in-rules', { requireSecondFactor: false });
  const begunOwn = await owner<{ secret: string }>('POST', '/session/second-factor', { password });
  await owner('POST', '/session/second-factor/code', { code: codeOf(begunOwn.body.secret) });
  await resetOwnerPassword(office.ctx, { email: owner.email, password: 'another long password' });
  expect(await office.db.$count(staffSecondFactors, eq(staffSecondFactors.staffId, owner.id))).toBe(0);
  const back = await office.call('POST', '/session', {
    body: { email: owner.email, password: 'another long password' },
  });
  expect(back.status).toBe(200);
});
