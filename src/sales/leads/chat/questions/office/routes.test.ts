import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServicePageContent } from '#catalogue/service-pages/service-page.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { openOffice } from '#office/test-office.ts';
import { readEnv } from '#server/env.server.ts';
import { modelFaults } from '#server/model-settings.ts';
import { createSettable } from '#server/settable.ts';
import { reserveTokens, settleTokens } from '../count-tokens.ts';
import { noteUnanswered } from '../note-unanswered.ts';
import type { AnswerDraft, ModelUse, UnansweredQuestion } from './answers.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice('seeded');
});
afterAll(() => office.close());

test('what people asked in vain is listed by how often; one press drafts its answer on the page of its service, another forgets it', async () => {
  const content = await office.as('content', 'Asha');
  const support = await office.as('support', 'Ravi');
  for (const [question, times] of [
    ['Do your Google Ads work in Tamil?', 3],
    ['Do you sell tractors?', 1],
  ] as const)
    for (let i = 0; i < times; i++) await noteUnanswered(office.ctx, { question });
  const list = async () => (await content<UnansweredQuestion[]>('GET', '/unanswered-questions')).body;
  const [tamil, tractors] = await list();
  expect(tamil).toMatchObject({ question: 'Do your Google Ads work in Tamil?', times: 3, draftedFor: null });
  expect(tractors).toMatchObject({ times: 1, language: 'en' });
  expect((await support('POST', `/unanswered-questions/${tamil?.id}/draft`)).status).toBe(403);

  const page = async (below = '') =>
    (
      await content<{ content: ServicePageContent; draft: unknown; errors?: object }>(
        below ? 'POST' : 'GET',
        `/service-pages/google-ads${below}`,
      )
    ).body;
  const before = (await page()).content.faq.items.length;
  const drafted = await content<AnswerDraft>('POST', `/unanswered-questions/${tamil?.id}/draft`);
  expect(drafted.body).toEqual({ page: 'google-ads' });
  const { content: now, draft } = await page();
  expect(draft).not.toBeNull();
  expect(now.faq.items).toHaveLength(before + 1);
  expect(now.faq.items.at(-1)).toEqual({ question: 'Do your Google Ads work in Tamil?', answer: '' });
  // Nobody publishes a question without its answer by mistake.
  expect((await page('/publish')).errors).toMatchObject({
    [`faq.items.${before}.answer`]: 'Write something here',
  });
  expect((await content('POST', `/unanswered-questions/${tamil?.id}/draft`)).status).toBe(409);
  expect((await list())[0]?.draftedFor).toBe('google-ads');
  // One that was asked in Hindi says so until it is published.
  await noteUnanswered({ ...office.ctx, language: 'hi' }, { question: 'क्या आप ट्रैक्टर बेचते हैं?' });
  const hindi = (await list()).find(({ language }) => language === 'hi');
  await content('POST', `/unanswered-questions/${hindi?.id}/draft`);
  const site = await content<{ content: ServicePageContent }>('GET', '/service-pages/website-development');
  const question = { question: hindi?.question, answer: '', askedIn: 'hi' };
  expect(site.body.content.faq.items.at(-1)).toEqual(question);
  expect((await content('DELETE', `/unanswered-questions/${hindi?.id}`)).status).toBe(204);
  // A long one is cut between characters.
  await noteUnanswered(office.ctx, { question: `${'Tractors '.repeat(17)}today 🚜 or later?` });
  const long = (await list()).find((one) => one.question.includes('🚜'));
  expect(long?.question.indexOf('🚜')).toBe(159);
  const cut = await content<AnswerDraft>('POST', `/unanswered-questions/${long?.id}/draft`);
  expect(cut).toMatchObject({ status: 200, body: { page: 'website-development' } });
  expect((await content('DELETE', `/unanswered-questions/${long?.id}`)).status).toBe(204);

  expect((await content('DELETE', `/unanswered-questions/${tractors?.id}`)).status).toBe(204);
  expect((await content('DELETE', `/unanswered-questions/${tractors?.id}`)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  const audited = (await office.db.select().from(auditLog)).map(
    ({ action, subjectType }) => `${action} ${subjectType}`,
  );
  expect(audited).toEqual(expect.arrayContaining(['changed service-page', 'deleted unanswered-question']));
});

test('the office sees what the model took today and the most that a day can cost', async () => {
  const owner = await office.as('owner', 'Farah');
  const use = async () => (await owner<{ model: ModelUse | null }>('GET', '/model-use')).body.model;
  expect(await use()).toBeNull();
  const model = {
    name: 'small',
    tokensPerDay: 100_000,
    paisePerMillion: 50_000,
    complete: () => Promise.reject(new Error('not asked')),
  };
  office.ctx.model = model;
  expect(await reserveTokens(office.ctx, { model, tokens: 60_000 })).toBe(true);
  expect(await reserveTokens(office.ctx, { model, tokens: 60_000 })).toBe(false);
  await settleTokens(office.ctx, { reserved: 60_000, used: 20_000, shown: true });
  expect(await use()).toEqual({
    name: 'small',
    tokensPerDay: 100_000,
    tokensToday: 20_000,
    answersToday: 1,
    failuresToday: 0,
    paiseToday: 1_000,
    mostPaisePerDay: 5_000,
  });
  office.ctx.model = null;
});

test('a model’s address is judged as others that owners type, and is worth nothing without its name', () => {
  const env = readEnv({});
  const faults = (more: object) => modelFaults({ ...env, ...more });
  const MODEL_NAME = 'small';
  expect(faults({})).toEqual([]);
  expect(faults({ MODEL_URL: 'https://api.example.com/v1', MODEL_NAME })).toEqual([]);
  expect(faults({ MODEL_URL: 'https://10.0.0.5/v1', MODEL_NAME })[0]).toMatch(/private network/);
  expect(faults({ MODEL_URL: 'http://127.0.0.1:1/v1', MODEL_NAME })).toEqual([]);
  expect(faults({ APP_MODE: 'live', MODEL_URL: 'http://127.0.0.1:1/v1', MODEL_NAME })[0]).toMatch(/https/);
  expect(faults({ APP_MODE: 'live', MODEL_URL: 'https://127.0.0.1/v1', MODEL_NAME })[0]).toMatch(
    /private network/,
  );
  expect(faults({ MODEL_URL: 'https://api.example.com/v1' })).toEqual([expect.stringMatching(/^MODEL_NAME/)]);
  expect(faults({ MODEL_NAME })).toEqual([expect.stringMatching(/^MODEL_URL/)]);
  expect(
    createSettable(env).faults('model', { MODEL_URL: 'https://169.254.169.254/v1', MODEL_NAME }),
  ).toMatchObject({
    MODEL_URL: expect.stringContaining('private network'),
  });
});
