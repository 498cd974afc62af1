import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { lostAddresses } from '../table.server.ts';
import { openRedirects, purgeQuietAddresses } from '../open-redirects.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<Awaited<ReturnType<typeof openOffice>>['as']>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

type Refused = { errors: Record<string, string> };
type Listed = { data: { id: string; fromPath: string; target: string; hits: number }[] };
const add = (fromPath: string, target: string, status = 301) =>
  owner<{ id: string } & Refused>('POST', '/redirects', { fromPath, target, status, note: '' });
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

test('staff add, change and delete redirects, and the audit says who', async () => {
  const made = await add('http://localhost:3000/Old%20Page/', '/blog?from=old');
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ fromPath: '/old page', target: '/blog?from=old', hits: 0 });
  const { id } = made.body;
  const gone = { fromPath: '/old page', target: '', status: 410, note: 'sold' };
  expect((await owner('PUT', `/redirects/${id}`, gone)).body).toMatchObject(gone);
  expect((await owner<Listed>('GET', '/redirects?q=PAGE')).body.data).toHaveLength(1);
  expect((await owner<Listed>('GET', '/redirects?q=%25')).body.data).toHaveLength(0);
  expect((await owner('GET', `/redirects/${id}`)).body).toMatchObject(gone);
  expect((await owner('DELETE', `/redirects/${id}`)).status).toBe(204);
  expect((await owner('DELETE', `/redirects/${id}`)).status).toBe(404);
  const log = await office.db.select().from(auditLog);
  expect(log.filter(({ subjectType }) => subjectType === 'redirect').map(({ action }) => action)).toEqual([
    'created',
    'changed',
    'deleted',
  ]);
});

test('a redirect leaves our site never, shadows no page, and begins neither a chain nor a loop', async () => {
  const refused = async (fromPath: string, target: string, status?: number) => {
    const { status: code, body } = await add(fromPath, target, status);
    expect(code, `${fromPath} → ${target}`).toBe(422);
    return body.errors;
  };
  // Asked as an address, this is another host's start page, and the server has one too.
  office.answering.add('//evil.example');
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    'blog',
    'http://localhost:3000@evil.example/',
    'http://localhost:3001/blog',
    '/%09/../\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'http://localhost:3000//evil.example',
  ])
    expect(await refused('/away', elsewhere), elsewhere).toHaveProperty('target');
  for (const taken of [
    '/',
    '/blog',
    '/admin/x',
    '/staff',
    '/assets/x.js',
    '/media/x',
    'https://evil.example/x',
  ])
    expect(await refused(taken, '/contact-us'), taken).toHaveProperty('fromPath');
  expect(await refused('/a', '/A/')).toHaveProperty('target');
  expect(await refused('/a', '/nothing-here')).toHaveProperty('target');
  expect(await refused('/a', '/blog', 410)).toHaveProperty('target');
  expect(await refused('/a', '')).toHaveProperty('target');

  expect((await add('/a', '/blog#top')).status).toBe(201);
  expect(await refused('/A', '/contact-us')).toEqual({ fromPath: 'This address has a redirect already' });
  expect(await refused('/b', '/a')).toHaveProperty('target');
});

test('a page that goes while others lead to it cannot become a link of a chain', async () => {
  office.answering.add('/soon-gone');
  expect((await add('/first', '/soon-gone?x=1')).status).toBe(201);
  office.answering.delete('/soon-gone');
  const { body } = await add('/soon-gone', '/blog');
  expect(body.errors).toEqual({ fromPath: '/first leads here: change that one first' });
});

test('one of many who add the same redirect at once succeeds', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => add('/raced', '/blog')));
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422, 422, 422]);
});

test('uses are counted in batches; lost addresses are listed with the nearest page, without robots', async () => {
  const redirects = openRedirects(office.ctx, (error) => expect.unreachable(String(error)));
  expect(await redirects.find('/counted')).toBeNull();
  await add('/counted', '/blog');
  redirects.drop();
  const rule = await redirects.find('/Counted/');
  expect(rule).toMatchObject({ target: '/blog', status: 301 });
  for (let i = 0; i < 3; i++) if (rule) redirects.countHit(rule);
  for (const [path, agent] of [
    ['/google-add', browser],
    ['/Google-Add/', browser],
    ['/zzz', browser],
    ['/robot', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
    ['/nobody', ''],
    ['/wp-login.php', browser],
    ['/.env', browser],
    [`/${'x'.repeat(400)}`, browser],
  ] as const)
    redirects.countLost(path, agent);
  await redirects.flush();

  const { body } = await owner<Listed>('GET', '/redirects?q=/counted');
  expect(body.data[0]?.hits).toBe(3);
  const lost = await owner<{ id: string; path: string; hits: number; suggestion: string | null }[]>(
    'GET',
    '/lost-addresses',
  );
  expect(lost.body.map(({ path, hits, suggestion }) => [path, hits, suggestion])).toEqual([
    ['/google-add', 2, '/google-ads'],
    ['/zzz', 1, null],
  ]);
  // A redirect takes its address off the list, and so do staff.
  await add('/google-add', '/google-ads');
  expect((await owner('DELETE', `/lost-addresses/${lost.body[1]?.id}`)).status).toBe(204);
  expect((await owner('GET', '/lost-addresses')).body).toEqual([]);
});

test('the list of lost addresses stays short: a flood falls off, what is often missed stays, old ones go', async () => {
  const redirects = openRedirects(office.ctx, (error) => expect.unreachable(String(error)));
  for (let i = 0; i < 5; i++) redirects.countLost('/often', browser);
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 600; i++) redirects.countLost(`/flood-${round}-${i}`, browser);
    await redirects.flush();
  }
  const kept = await office.db.select().from(lostAddresses);
  expect(kept).toHaveLength(1_000);
  expect(kept.find(({ path }) => path === '/often')?.hits).toBe(5);
  const later = new Date(Date.now() + 91 * 86_400_000);
  await purgeQuietAddresses({ ...office.ctx, now: () => later });
  expect(await office.db.select().from(lostAddresses)).toEqual([]);
});
