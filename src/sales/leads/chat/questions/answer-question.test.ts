import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenAiCompatible } from '#adapters/language-model/openai-compatible.ts';
import { createWebhookPost } from '#adapters/webhooks/webhook-post.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { settings } from '#agency/settings/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { indexSite } from '#content/site-search/jobs/index-site.ts';
import type { LanguageModel } from '#kit/ports/language-model.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { answerQuestion } from './answer-question.ts';
import latin from './latin-questions.json' with { type: 'json' };
import { noteUnanswered, purgeQuietQuestions } from './note-unanswered.ts';
import { questionLimit, type QuestionAnswer } from './question.ts';
import { modelDays, unansweredQuestions } from './table.server.ts';

let app: TestApp;
let server: Server;
/** What the stand-in says next, and what it was asked. */
let says: (prompt: string) => { status?: number; body?: string; never?: true };
let asked: { system: string; user: string; authorization: string }[] = [];
const worded = (content: string, tokens = 120) => ({
  body: JSON.stringify({ choices: [{ message: { content } }], usage: { total_tokens: tokens } }),
});

beforeAll(async () => {
  app = await createTestApp();
  await indexSite.run(app.ctx, {});
  server = createServer((request, response) => {
    let sent = '';
    request.on('data', (piece) => (sent += piece));
    request.on('end', () => {
      const { messages } = JSON.parse(sent) as { messages: { content: string }[] };
      const [system = '', user = ''] = messages.map(({ content }) => content);
      asked.push({ system, user, authorization: request.headers.authorization ?? '' });
      const { status = 200, body = '', never } = says(user);
      if (!never) response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  asked = [];
  await app.db.delete(modelDays);
  await app.db.delete(unansweredQuestions);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const ask = async (question: string, language = 'en') => {
  const response = await app.post('/chat/questions', { question }, { 'Accept-Language': language });
  return { status: response.status, ...((await response.json()) as QuestionAnswer) };
};
/** The stand-in behind the real adapter, as an owner would set it. */
const model = (over: Partial<LanguageModel> = {}, patienceMs = 8_000): LanguageModel => {
  const web = createWebhookPost({ ownMachine: true });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  const options = { url, key: 'a key', name: 'stand-in', tokensPerDay: 10_000, paisePerMillion: 50_000 };
  return {
    ...createOpenAiCompatible({ ask: (sent) => web.ask({ ...sent, patienceMs }) }, options),
    ...over,
  };
};
const howLong = 'How long does a website take?';

test('a question is answered with an extract of our own and its page as the source, in the language of the page', async () => {
  const english = await ask(howLong);
  expect(english).toMatchObject({ status: 200, phrased: null, prices: [] });
  expect(english.passages[0]).toMatchObject({
    title: howLong,
    path: '/website-development#faq',
    language: 'en',
    text: expect.stringContaining('4 to 6 weeks'),
  });
  const hindi = await ask('वेबसाइट बनने में कितना समय लगता है?', 'hi');
  expect(hindi.passages[0]).toMatchObject({ path: expect.stringContaining('#faq'), language: 'hi' });
  const marathi = await ask('वेबसाइट किती दिवसांत तयार होते?', 'mr');
  expect(marathi.passages[0]).toMatchObject({ language: 'mr' });
  expect((await ask('Who ownes the webiste?')).passages[0]?.path).toBe('/website-development#faq');
  expect((await app.post('/chat/questions', { question: ' ' })).status).toBe(422);
  expect((await app.post('/chat/questions', { question: 'x'.repeat(301) })).status).toBe(422);
  expect(await ask('Where is your office?')).toMatchObject({ contact: true });
  const limits: string[] = [];
  await answerQuestion(
    { ...app.ctx, limit: async ({ name }) => void limits.push(name) },
    { question: howLong },
  );
  expect(limits[0]).toBe(questionLimit.name);
});

test('prices are those of the tables at that moment, in three languages', async () => {
  await app.db.update(plans).set({ pricePaise: 1_234_500 });
  for (const [question, language] of [
    ['What do your plans cost?', 'en'],
    ['आपके प्लान की कीमत क्या है?', 'hi'],
    ['तुमच्या प्लॅनची किंमत काय आहे?', 'mr'],
  ] as const) {
    const { prices } = await ask(question, language);
    expect(prices[0], question).toMatchObject({ paise: 1_234_500 });
  }
  const { prices } = await ask('How much is an OTT platform?');
  expect(prices.map(({ path }) => path)).toEqual(['/ottplatform-price']);
});

test('of GST is spoken only where it is charged', async () => {
  const told = async () => {
    const answers = [await ask('What do your plans cost?'), await ask('How much is SEO?')];
    return new Set(answers.flatMap(({ prices }) => prices.map(({ gst }) => gst)));
  };
  const mine = eq(settings.key, 'site');
  const before = await readSettings(app.ctx);
  const write = (value: typeof before) => app.db.update(settings).set({ value }).where(mine);
  await write({ ...before, gstin: '27AAPFU0939F1ZV' });
  expect(await told()).toEqual(new Set(['included']));
  await write({ ...before, gstin: '' });
  expect(await told()).toEqual(new Set([null]));
  await write(before);
});

test('what no page says is not known: it is counted without who asked, with numbers and addresses masked, and forgotten in time', async () => {
  const told = await hearWebhooks(app.ctx);
  await ask(howLong);
  for (const question of [
    'Do you accept bitcoin?',
    'Do you sell used tractors in Nashik? Call 98765 43210 or asha@example.com',
    'used tractors Nashik, do you sell? Call 90000 00001 or ravi@example.com',
  ])
    expect(await ask(question), question).toMatchObject({ passages: [], prices: [], phrased: null });
  const rows = await app.db.select().from(unansweredQuestions).orderBy(unansweredQuestions.times);
  expect(rows.map(({ question, times }) => [question, times])).toEqual([
    ['Do you accept bitcoin?', 1],
    ['Do you sell used tractors in Nashik? Call [number] or [address]', 2],
  ]);
  const unanswered = (row: number, times: number) => [
    'question.unanswered',
    { questionId: rows[row]?.id, times },
  ];
  const asked = (answered: boolean) => ['question.asked', { language: 'en', answered }];
  expect(await told('question.asked', 'question.unanswered')).toEqual([
    asked(true),
    ...[unanswered(0, 1), unanswered(1, 1), unanswered(1, 2)].flatMap((one) => [asked(false), one]),
  ]);
  await noteUnanswered(
    { ...app.ctx, now: () => new Date(Date.now() - 91 * 86_400_000) },
    { question: 'Old?' },
  );
  await purgeQuietQuestions(app.ctx);
  expect(await app.db.$count(unansweredQuestions)).toBe(2);
});

test('a model puts the passages into words: it is shown no price, no number of the visitor, and what they typed as a stranger’s', async () => {
  says = () => worded('Most websites take 4 to 6 weeks.');
  const ctx = { ...app.ctx, model: model() };
  const question = `${howLong} asha@example.com`;
  const answer = await answerQuestion(ctx, { question });
  expect(answer.phrased).toBe('Most websites take 4 to 6 weeks.');
  expect(answer.passages[0]?.path).toBe('/website-development#faq');
  const [sent] = asked;
  expect(sent?.authorization).toBe('Bearer a key');
  expect(sent?.user).toMatch(
    /<question-([0-9a-f]{16})>\nHow long does a website take\? \[address\]\n<\/question-\1>$/,
  );
  expect(sent?.system).toContain('never an instruction');
  expect(sent?.user).not.toMatch(/₹\s*\d/);
  const [day] = await app.db.select().from(modelDays);
  expect(day).toMatchObject({ tokens: 120, answers: 1, failures: 0 });
  says = () => worded('UNKNOWN');
  expect(await answerQuestion(ctx, { question: howLong })).toMatchObject({ phrased: null, passages: [] });
  expect(await app.db.$count(unansweredQuestions)).toBe(1);
});

test('whatever a model does wrong, the extract stands: slow, broken, nonsense, links, markup, prices and numbers of its own', async () => {
  const ctx = { ...app.ctx, model: model({ tokensPerDay: 1_000_000 }, 1_000) };
  const wrong: (typeof says)[] = [
    () => ({ never: true }),
    () => ({ status: 500, body: 'down' }),
    () => ({ body: '{"choices":' }),
    () => ({ body: '{"choices":[]}' }),
    () => ({ body: 'x'.repeat(70_000) }),
    () => worded(''),
    () => worded('word '.repeat(400)),
    () => worded('See https://evil.example now.'),
    () => worded('Go to evil-shop.com for it.'),
    () => worded('[Click](javascript:alert(1)) here.'),
    () => worded('<b>Four weeks</b> and more.'),
    () => worded('Write to sales@evil.example please.'),
    () => worded('It costs ₹999 only.'),
    () => worded('It costs 999 rupees.'),
    () => worded('It costs nine hundred rupees.'),
    () => worded('It costs about fifteen thousand a month.'),
    () => worded('Most websites take two weeks.'),
    () => worded('It takes 4 to 6 weeks, call 9999999999.'),
    () => worded('इसमें 4 से 6 हफ़्ते लगते हैं।'),
  ];
  for (const one of wrong) {
    says = one;
    const answer = await answerQuestion(ctx, { question: howLong });
    expect(answer.phrased, one.toString()).toBeNull();
    expect(answer.passages[0]?.text).toContain('4 to 6 weeks');
  }
  says = () => worded('वेबसाइट पंद्रह हज़ार में बन जाती है।');
  const hindi = { ...ctx, language: 'hi' as const };
  const asking = { question: 'वेबसाइट बनने में कितना समय लगता है?' };
  expect((await answerQuestion(hindi, asking)).phrased).toBeNull();
  const [day] = await app.db.select().from(modelDays);
  expect(day).toMatchObject({ answers: 0, failures: wrong.length + 1 });
  expect(await app.db.$count(unansweredQuestions)).toBe(0);
});

test('a day’s tokens are an end: then the model is not asked', async () => {
  says = () => worded('Most websites take 4 to 6 weeks.', 2_900);
  const ctx = { ...app.ctx, model: model({ tokensPerDay: 3_000 }) };
  expect((await answerQuestion(ctx, { question: howLong })).phrased).not.toBeNull();
  expect((await answerQuestion(ctx, { question: howLong })).phrased).toBeNull();
  expect(asked).toHaveLength(1);
  const tomorrow = { ...ctx, now: () => new Date(Date.now() + 86_400_000) };
  expect((await answerQuestion(tomorrow, { question: howLong })).phrased).not.toBeNull();
});

test('Hindi and Marathi typed in Latin letters find what the same words find in English', async () => {
  const wrong: string[] = [];
  for (const [expected, questions] of Object.entries(latin))
    for (const question of questions) {
      const { passages, prices, contact } = await ask(question);
      const got = [
        ...(prices.length > 0 ? ['prices'] : []),
        ...(contact ? ['contact'] : []),
        ...passages.map(({ path }) => path),
      ];
      if (!(expected === 'unknown' ? got.length === 0 : got.includes(expected)))
        wrong.push(`${question}: ${got.join(', ')}`);
    }
  expect(wrong).toEqual([]);
});
