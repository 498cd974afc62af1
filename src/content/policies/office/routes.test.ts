import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPolicy } from '../read-policy.ts';
import { policySlugs, type PolicySlug } from '../policy.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { seed } from '#sample/seed.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(app.ctx, owner);
  cookie = (await app.post('/staff/session', owner)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => app.close());

const staff = (method: string, path: string, body?: unknown, mark = '*') =>
  app.send(method, `/staff${path}`, body, { Cookie: cookie, 'If-Match': mark });
type Version = { version: number; etag: string; dated: string; history: { version: number }[] };

const textOf = async (slug: PolicySlug) =>
  (await readPolicy(app, { slug })).policy.sections.map(({ text }) => text).join('\n');

test('the first versions carry their date and facts', async () => {
  for (const slug of policySlugs)
    expect((await readPolicy(app, { slug })).policy).toMatchObject({ version: 1, dated: 'March 2025' });
  expect(await textOf('refund-policy')).toMatch(
    /within 7 business days[\s\S]*processed in 10–14 business days/,
  );
  expect(await textOf('privacy-policy')).toMatch(
    /not for children under 13[\s\S]*businesses[\s\S]*at least 18 years old/,
  );
  expect(await textOf('ownership')).toMatch(
    /usage licence only[\s\S]*ownership transfers to you by a written agreement/,
  );
});

test('an edit makes a new dated version; the old one stays as it was; nobody overwrites what they have not read', async () => {
  const texts = { title: 'Refunds', summary: 'Short', sections: [{ heading: 'One', text: 'Text' }] };
  const first = await staff('PUT', '/policies/refund-policy', texts);
  expect(first.status).toBe(200);
  const published = (await first.json()) as Version;
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format();
  expect(published).toMatchObject({ version: 2, dated: today, isSample: false });
  expect(published.history.map(({ version }) => version)).toEqual([2, 1]);
  expect(await readPolicy(app, { slug: 'refund-policy' })).toMatchObject({
    policy: { version: 2, title: 'Refunds' },
    versions: [{ version: 2 }, { version: 1, dated: 'March 2025' }],
  });
  const old = await readPolicy(app, { slug: 'refund-policy', version: 1 });
  expect(old.policy).toMatchObject({ title: 'Refund policy', dated: 'March 2025' });

  const mark = `"${published.etag}"`;
  const race = await Promise.all(
    ['Two', 'Three', 'Four'].map((title) =>
      staff('PUT', '/policies/refund-policy', { ...texts, title }, mark),
    ),
  );
  const [won, ...refused] = race.map(({ status }) => status).toSorted();
  expect(won).toBe(200);
  for (const status of refused) expect([409, 412]).toContain(status);
  await seed(app.db);
  expect((await readPolicy(app, { slug: 'refund-policy' })).policy.version).toBe(3);
});

test('wrong policies are refused field by field', async () => {
  const good = { title: 'x', summary: '', sections: [{ heading: 'x', text: 'x' }] };
  for (const [wrong, field] of [
    [{ title: '' }, 'title'],
    [{ sections: [] }, 'sections'],
    [{ sections: [{ heading: '', text: 'x' }] }, 'sections.0.heading'],
  ] as const) {
    const answer = await staff('PUT', '/policies/ownership', { ...good, ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
  }
  expect((await staff('GET', '/policies/cookie-policy')).status).toBe(404);
});
