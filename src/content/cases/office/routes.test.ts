import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { cases } from '../table.server.ts';
import { findCase, findCasePreview, nextCase } from '../find-case.ts';
import { findProof } from '../find-proof.ts';
import { listPublishedCases, showsSampleCases } from '../list-cases.ts';
import { emptyCase, type CaseContent } from '../case.ts';
import { seedCases } from '#sample/cases.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let content: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.transaction(seedCases);
  content = await office.as('content');
});
afterAll(() => office.close());

type Saved = {
  id: string;
  etag: string;
  content: CaseContent;
  isPublished: boolean;
  isSample: boolean;
  draft: { previewPath: string } | null;
};
const all = async () => (await content<Saved[]>('GET', '/cases')).body;
const shown = async () => (await listPublishedCases(office)).map(({ slug }) => slug);
const begun: CaseContent = {
  ...emptyCase,
  slug: 'tea-stall',
  client: 'Cutting Chai',
  services: ['google-ads'],
};
const previewOf = ({ draft }: Saved) =>
  findCasePreview(office, { token: draft?.previewPath.split('/').at(-1) ?? '' });

test('the six sample cases are out, flagged as samples, each with a picture of its own and three dated figures', async () => {
  const samples = await all();
  expect(samples.map(({ content: { slug } }) => slug)).toEqual(await shown());
  expect(samples).toHaveLength(6);
  expect(new Set(samples.map(({ content: { desktopPictureId } }) => desktopPictureId)).size).toBe(6);
  for (const {
    isSample,
    isPublished,
    draft,
    content: { figures },
  } of samples)
    expect([isSample, isPublished, draft, figures.map(({ month }) => month.slice(0, 4))]).toEqual([
      true,
      true,
      null,
      ['2026', '2026', '2026'],
    ]);
  expect(await showsSampleCases(office)).toBe(true);
  // The home page proves itself by three different ones.
  const { work, result, quote } = await findProof(office);
  expect([work?.slug, result?.slug, quote?.slug]).toEqual(
    samples.slice(0, 3).map(({ content: { slug } }) => slug),
  );
  // Each service page shows its own.
  const estate = await listPublishedCases(office, { service: 'real-estate-website-development-service' });
  expect(estate.map(({ slug }) => slug)).toEqual(['builder']);
});

test('a case is written with gaps, previewed by its link, published whole, changed and restored', async () => {
  const { status, body: created } = await content<Saved>('POST', '/cases', begun);
  expect([status, created.isSample, created.isPublished]).toEqual([201, false, false]);
  expect(await findCase(office, { slug: 'tea-stall' })).toBeNull();
  expect(await previewOf(created)).toMatchObject({ client: 'Cutting Chai' });
  expect(await findCasePreview(office, { token: 'no such' })).toBeNull();

  const path = `/cases/${created.id}`;
  const put = (body: Record<string, unknown>) => content<Saved>('PUT', path, body);
  const publish = () => content<Saved>('POST', `${path}/publish`);
  const early = await publish();
  expect(early.status).toBe(422);
  expect(Object.keys((early.body as unknown as { errors: object }).errors)).toEqual([
    'trade',
    'town',
    'headline',
    'problem',
    'built',
    'desktopPictureId',
  ]);
  // Without its draft nothing of it would be left.
  expect((await content('DELETE', `${path}/draft`)).status).toBe(409);
  const desktopPictureId = (await all())[0]?.content.desktopPictureId;
  const told = {
    trade: 'Tea stall',
    town: 'Dadar',
    headline: 'Tea by the hundred',
    problem: 'Nobody found us.',
  };
  const whole = { ...begun, ...told, built: ['A page with the menu'], desktopPictureId };
  // Forms from before somebody signed a case save it as one without.
  const {
    makers: _makers,
    step: _step,
    stepPictureId: _picture,
    differently: _differently,
    ...earlier
  } = whole;
  expect((await put(earlier)).body.content).toEqual(whole);
  expect((await put(whole)).body.draft?.previewPath).toBe(created.draft?.previewPath);
  expect((await publish()).body).toMatchObject({ isPublished: true, draft: null });
  expect((await publish()).status).toBe(409);
  expect(await previewOf(created)).toBeNull();
  expect(await findCase(office, { slug: 'tea-stall' })).toMatchObject({ headline: 'Tea by the hundred' });
  expect((await shown()).at(-1)).toBe('tea-stall');
  // From the last the way leads to the first.
  expect(await nextCase(office, { slug: 'tea-stall' })).toMatchObject({ slug: (await shown())[0] });

  // Visitors go on reading the first words while the second are written.
  const changed = (await put({ ...whole, headline: 'Tea by the thousand', town: 'Mahim' })).body;
  expect(await findCase(office, { slug: 'tea-stall' })).toMatchObject({ headline: 'Tea by the hundred' });
  expect(await previewOf(changed)).toMatchObject({ headline: 'Tea by the thousand' });
  await publish();
  type Version = { id: string; staffName: string; changed: string[] };
  const versions = async () => (await content<Version[]>('GET', `${path}/versions`)).body;
  const [second, first] = await versions();
  expect([second?.changed, first?.changed]).toEqual([['town', 'headline'], []]);
  expect(
    (await content<{ content: CaseContent }>('GET', `${path}/versions/${first?.id}`)).body.content,
  ).toEqual(whole);
  const back = (await content<Saved>('POST', `${path}/versions/${first?.id}/restore`)).body;
  expect([back.content.headline, back.isPublished]).toEqual(['Tea by the hundred', true]);
  expect(await findCase(office, { slug: 'tea-stall' })).toMatchObject({ headline: 'Tea by the thousand' });
  await publish();
  expect(await findCase(office, { slug: 'tea-stall' })).toMatchObject({ headline: 'Tea by the hundred' });
  expect(await versions()).toHaveLength(3);
  // Links to an address that it had lead to the one that it has, also once it is called as before.
  const leads = async () =>
    (await content<{ data: { fromPath: string; target: string }[] }>('GET', '/redirects')).body.data
      .map(({ fromPath, target }) => `${fromPath} → ${target}`)
      .toSorted();
  for (const slug of ['chai', 'cutting-chai', 'tea-stall']) {
    await put({ ...whole, slug });
    await publish();
    if (slug === 'cutting-chai')
      expect(await leads()).toEqual([
        '/work/chai → /work/cutting-chai',
        '/work/tea-stall → /work/cutting-chai',
      ]);
  }
  expect(await leads()).toEqual(['/work/chai → /work/tea-stall', '/work/cutting-chai → /work/tea-stall']);
  const signature = {
    makers: [{ name: 'Asha Kale', role: 'Design' }],
    step: { heading: 'Day one', words: 'Tea first.' },
    differently: 'We would ask the price earlier.',
  };
  const signed = { ...whole, ...signature, stepPictureId: desktopPictureId };
  expect((await put({ ...whole, makers: [{ name: 'Asha Kale', role: ' ' }] })).status).toBe(422);
  expect((await put({ ...signed, stepPictureId: v7() })).status).toBe(422);
  const preview = await previewOf((await put(signed)).body);
  expect(preview).toMatchObject(signature);
  expect(preview?.stepPicture).toEqual(preview?.desktop);
  // What says the same as the page is no draft; one that is thrown away leaves the page as it was.
  expect((await put(whole)).body.draft).toBeNull();
  await put({ ...whole, headline: 'Never seen' });
  expect((await content<Saved>('DELETE', `${path}/draft`)).body).toMatchObject({
    draft: null,
    content: { headline: 'Tea by the hundred' },
  });

  const ids = (await all()).map(({ id }) => id).toReversed();
  expect((await content('PUT', '/cases/order', { ids })).status).toBe(204);
  expect((await shown())[0]).toBe('tea-stall');
  // A picture that a case shows cannot be thrown away; nor one that waits in a draft.
  expect((await content('DELETE', `/media/${desktopPictureId}`)).body).toMatchObject({ code: 'conflict' });

  expect((await content<Saved>('POST', `${path}/hide`)).body).toMatchObject({
    isPublished: false,
    content: whole,
  });
  expect(await findCase(office, { slug: 'tea-stall' })).toBeNull();
  expect((await content('DELETE', path)).status).toBe(204);
  expect((await content('DELETE', path)).status).toBe(404);
  expect(await versions()).toEqual([]);
  const log = await (
    await office.as('owner')
  )<{ data: { action: string }[] }>('GET', '/audit?subjectType=case');
  expect(log.body.data.map(({ action }) => action).slice(0, 4)).toEqual([
    'deleted',
    'changed',
    'reordered',
    'deleted',
  ]);
});

test('wrong cases are refused field by field', async () => {
  const figure = { figure: '41', words: 'orders', month: '2026-05', source: 'order book' };
  for (const [wrong, field] of [
    [{ slug: 'Tea Stall' }, 'slug'],
    [{ slug: 'pickles' }, 'slug'],
    [{ client: ' ' }, 'client'],
    [{ address: 'javascript:alert(1)' }, 'address'],
    [{ services: ['baking'] }, 'services.0'],
    [{ figures: [{ ...figure, month: 'May' }] }, 'figures.0.month'],
    [{ figures: [figure, figure, figure, figure] }, 'figures'],
    [{ quote: { words: 'Good', name: '', place: '' } }, 'quote.name'],
    [{ phonePictureId: v7() }, 'phonePictureId'],
    [{ extra: 1 }, 'body'],
  ] as const) {
    const answer = await content('POST', '/cases', { ...begun, ...wrong });
    expect({ wrong, status: answer.status }).toEqual({ wrong, status: 422 });
    expect(Object.keys(answer.body.errors as object)).toEqual([field]);
  }
});

test('a case that was not out before there were drafts is one since, gaps and all, under the link that its preview had; what was out has none', async () => {
  const [sample] = await all();
  if (!sample) throw new Error('There is no sample');
  const { makers, step, differently } = begun;
  const asItWas = { ...sample.content, makers, step, differently };
  const rowOf = (over: Partial<CaseContent>) => ({ ...begun, ...over, id: v7(), position: 90 });
  const [gaps, whole, out] = [
    rowOf({ slug: 'work-1a2b3c4d5e' }),
    rowOf({ ...asItWas, slug: 'was-whole' }),
    rowOf({ ...asItWas, slug: 'was-out' }),
  ];
  const token = (slug: string) => `token-${slug}`;
  await office.db.execute(sql`alter table cases add column preview_token text`);
  for (const row of [gaps, whole, out]) {
    await office.db.insert(cases).values({ ...row, status: row === out ? 'Published' : 'Draft' });
    await office.db.execute(
      sql`update cases set preview_token = ${token(row.slug)} where id = ${row.id}::uuid`,
    );
  }
  const [file = ''] = globSync('drizzle/*_document_drafts.sql');
  const backfill = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('INSERT INTO'));
  expect(backfill).toHaveLength(1);
  await office.db.execute(sql.raw(backfill[0] ?? ''));
  await office.db.execute(sql`alter table cases drop column preview_token`);

  const now = await all();
  for (const { id, position: _, ...content } of [gaps, whole]) {
    const found = now.find((one) => one.id === id);
    expect(found).toMatchObject({ isPublished: false, content });
    expect(found?.draft?.previewPath.split('/').at(-1)).toBe(token(content.slug));
    expect(await findCasePreview(office, { token: token(content.slug) })).toMatchObject({
      client: content.client,
    });
  }
  expect(now.find(({ id }) => id === out.id)).toMatchObject({ isPublished: true, draft: null });
  expect((await content('POST', `/cases/${gaps.id}/publish`)).status).toBe(422);
  expect((await content<Saved>('POST', `/cases/${whole.id}/publish`)).body).toMatchObject({
    isPublished: true,
    draft: null,
  });
});
