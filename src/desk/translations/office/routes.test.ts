import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { translations } from '#agency/translations/table.server.ts';
import type { StoredHome } from '#content/home/home-content.ts';
import type { ImportedCell, Text } from '../translation.ts';
import { openOffice } from '#office/test-office.ts';

type Page = { data: Text[]; total: number; pages: string[]; counts: { all: number; hi: number; mr: number } };

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  await office.db.delete(translations);
  owner = await office.as('owner', 'Meera');
});
afterAll(() => office.close());

const list = async (query: Record<string, string> = {}) =>
  (await owner<Page>('GET', `/translations?${new URLSearchParams(query)}`)).body;
const save = (source: string, language: 'hi' | 'mr', text: string) =>
  owner<{ before: string }>('PUT', '/translations', { source, language, text });

test('each text that visitors see is listed once, with all its places', async () => {
  const all = await list();
  expect(all.data).toHaveLength(25);
  expect(all.counts).toEqual({ all: all.total, hi: 0, mr: 0 });
  expect(all.pages).toEqual(
    expect.arrayContaining(['Every page', 'Home', 'Services', 'Google Ads', 'Offer', 'Gallery: Patterns']),
  );
  const { data } = await list({ q: 'website development', perPage: '100' });
  const named = data.filter(({ source }) => source === 'Website Development');
  expect(named).toHaveLength(1);
  expect(named[0]?.places.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['Home', 'Services', 'Website Development']),
  );
  const next = await list({ offset: '25' });
  expect(next.data[0]?.id).not.toBe(all.data[0]?.id);
});

test('a translation is saved, counted, taken back and written down; the audit names both texts', async () => {
  const english = 'Customers find you.';
  expect((await save(english, 'hi', ' ग्राहक आपको ढूँढ लेते हैं। ')).body).toMatchObject({ before: '' });
  const found = await list({ q: 'ग्राहक' });
  expect(found.data).toMatchObject([{ source: english, hi: 'ग्राहक आपको ढूँढ लेते हैं।', mr: '' }]);
  expect(found.counts.hi).toBe(1);
  const home = await list({ page: 'Home', language: 'hi', missing: 'true' });
  expect(home.total).toBe(home.counts.all - 1);
  expect((await list({ page: 'Home', language: 'mr', missing: 'true' })).total).toBe(home.counts.all);

  const [row] = await office.db.select().from(translations).where(eq(translations.source, english));
  expect(row).toMatchObject({ language: 'hi', staffId: owner.id });
  const [entry] = await office.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectType, 'translation'))
    .orderBy(desc(auditLog.id));
  expect(entry).toMatchObject({
    action: 'changed',
    before: { english, hi: '' },
    after: { english, hi: 'ग्राहक आपको ढूँढ लेते हैं।' },
  });
  expect((await save(english, 'hi', '')).body).toMatchObject({ before: 'ग्राहक आपको ढूँढ लेते हैं।' });
  expect((await list({ page: 'Home' })).counts.hi).toBe(0);
});

test('a changed English text is missing again, and its old translation waits for it', async () => {
  await save('Enquiries reach your phone.', 'mr', 'चौकशी थेट तुमच्या फोनवर येते.');
  const { body: stored } = await owner<StoredHome>('GET', '/home');
  const withSecond = (secondLine: string) => ({
    ...stored.content,
    hero: { ...stored.content.hero, secondLine },
  });
  const say = async (secondLine: string) => {
    await owner('PUT', '/home', withSecond(secondLine));
    await owner('POST', '/home/publish');
  };
  await say('Enquiries reach you.');
  expect((await list({ q: 'Enquiries reach you.' })).data).toMatchObject([{ mr: '' }]);
  expect((await save('Enquiries reach your phone.', 'mr', 'x')).status).toBe(404);
  await say('Enquiries reach your phone.');
  expect((await list({ q: 'चौकशी' })).data).toMatchObject([{ source: 'Enquiries reach your phone.' }]);
});

test('a sheet goes out and comes back: first said, then done, unknown and empty cells left out', async () => {
  const { body: csv } = await owner<string>('GET', '/translations/export.csv?page=Google+Ads');
  const [head, ...lines] = (csv as unknown as string).split('\r\n');
  expect(head).toBe('English,Hindi,Marathi,Where');
  expect(lines.some((line) => line.startsWith('Launch,,,'))).toBe(true);

  await save('Launch', 'hi', 'शुरू');
  const rows = [
    { source: 'Launch', hi: 'शुरुआत', mr: 'सुरुवात' },
    { source: 'Clicks, calls and costs', hi: '', mr: '' },
    { source: 'Nobody says this', hi: 'कोई नहीं', mr: '' },
  ];
  const ask = (dryRun: boolean) => owner<ImportedCell[]>('POST', '/translations/import', { dryRun, rows });
  const expected = [
    { source: 'Launch', language: 'hi', outcome: 'changed', before: 'शुरू', after: 'शुरुआत' },
    { source: 'Launch', language: 'mr', outcome: 'added', before: '', after: 'सुरुवात' },
    { source: 'Nobody says this', language: 'hi', outcome: 'unknown', before: '', after: 'कोई नहीं' },
  ];
  expect((await ask(true)).body).toEqual(expected);
  expect((await list({ q: 'Launch', page: 'Google Ads' })).data[0]).toMatchObject({ hi: 'शुरू', mr: '' });
  expect((await ask(false)).body).toEqual(expected);
  expect((await list({ q: 'Launch', page: 'Google Ads' })).data[0]).toMatchObject({
    hi: 'शुरुआत',
    mr: 'सुरुवात',
  });
  expect((await ask(true)).body).toEqual(expected.slice(2));
});

test('nobody writes a language we do not speak, nothing at all, or half a letter', async () => {
  for (const wrong of [{ language: 'en' }, { source: '' }, { text: '\uD800' }, { text: 'x'.repeat(6_001) }])
    expect(
      (await owner('PUT', '/translations', { source: 'Launch', language: 'hi', text: 'x', ...wrong })).status,
    ).toBe(422);
});
