import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { findCase, findCasePreview, nextCase } from '../find-case.ts';
import { listPublishedCases, showsSampleCases } from '../list-cases.ts';
import type { CaseInput } from '../case.ts';
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

type Saved = CaseInput & { id: string; isSample: boolean; previewToken: string };
const all = async () => (await content<Saved[]>('GET', '/cases')).body;
const shown = async () => (await listPublishedCases(office)).map(({ slug }) => slug);
const draft: CaseInput = {
  slug: 'tea-stall',
  status: 'Draft',
  client: 'Cutting Chai',
  trade: '',
  town: '',
  headline: '',
  problem: '',
  built: [],
  figures: [],
  quote: { words: '', name: '', place: '' },
  services: ['google-ads'],
  address: '',
  beforePictureId: null,
  desktopPictureId: null,
  phonePictureId: null,
};

test('the six sample cases are out, flagged as samples, each with a picture of its own and three dated figures', async () => {
  const samples = await all();
  expect(samples.map(({ slug }) => slug)).toEqual(await shown());
  expect(samples).toHaveLength(6);
  expect(new Set(samples.map(({ desktopPictureId }) => desktopPictureId)).size).toBe(6);
  for (const { isSample, figures } of samples)
    expect([isSample, figures.map(({ month }) => month.slice(0, 4))]).toEqual([
      true,
      ['2026', '2026', '2026'],
    ]);
  expect(await showsSampleCases(office)).toBe(true);
  // Each service page shows its own.
  const estate = await listPublishedCases(office, { service: 'real-estate-website-development-service' });
  expect(estate.map(({ slug }) => slug)).toEqual(['builder']);
});

test('a case is written with gaps, previewed by its link, and out only when it is whole', async () => {
  const { status, body: created } = await content<Saved>('POST', '/cases', draft);
  expect([status, created.isSample]).toEqual([201, false]);
  expect(await findCase(office, { slug: 'tea-stall' })).toBeNull();
  expect(await findCasePreview(office, { token: created.previewToken })).toMatchObject({
    client: 'Cutting Chai',
    status: 'Draft',
  });
  expect(await findCasePreview(office, { token: 'no such' })).toBeNull();

  const put = (body: Record<string, unknown>) => content('PUT', `/cases/${created.id}`, body);
  const early = await put({ ...draft, status: 'Published' });
  expect(early.status).toBe(422);
  expect(Object.keys(early.body.errors as object)).toEqual([
    'trade',
    'town',
    'headline',
    'problem',
    'built',
    'desktopPictureId',
  ]);
  const [{ desktopPictureId }] = (await all()) as [Saved];
  const told = {
    trade: 'Tea stall',
    town: 'Dadar',
    headline: 'Tea by the hundred',
    problem: 'Nobody found us.',
  };
  const whole = { ...draft, ...told, built: ['A page with the menu'], desktopPictureId, status: 'Published' };
  expect((await put(whole)).status).toBe(200);
  expect(await findCase(office, { slug: 'tea-stall' })).toMatchObject({ headline: 'Tea by the hundred' });
  expect((await shown()).at(-1)).toBe('tea-stall');
  // From the last the way leads to the first.
  expect(await nextCase(office, { slug: 'tea-stall' })).toMatchObject({ slug: (await shown())[0] });

  const ids = (await all()).map(({ id }) => id).toReversed();
  expect((await content('PUT', '/cases/order', { ids })).status).toBe(204);
  expect((await shown())[0]).toBe('tea-stall');
  // A picture that a case shows cannot be thrown away.
  expect((await content('DELETE', `/media/${desktopPictureId}`)).body).toMatchObject({ code: 'conflict' });

  expect((await content('DELETE', `/cases/${created.id}`)).status).toBe(204);
  expect((await content('DELETE', `/cases/${created.id}`)).status).toBe(404);
  const log = await (
    await office.as('owner')
  )<{ data: { action: string }[] }>('GET', '/audit?subjectType=case');
  expect(log.body.data.map(({ action }) => action)).toEqual(['deleted', 'reordered', 'changed', 'created']);
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
    const answer = await content('POST', '/cases', { ...draft, ...wrong });
    expect({ wrong, status: answer.status }).toEqual({ wrong, status: 422 });
    expect(Object.keys(answer.body.errors as object)).toEqual([field]);
  }
});
