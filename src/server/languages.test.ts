import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const refusal = async (path: string, body: object, language?: string) =>
  (await (await app.post(path, body, language ? { 'Accept-Language': language } : {})).json()) as {
    message: string;
    errors?: Record<string, string>;
    code: string;
  };

test('a refusal is said in the language that was asked for; keys and codes are the same', async () => {
  const english = await refusal('/check-login', { email: '', password: 'x' });
  expect(english).toMatchObject({ message: 'Please check the marked fields.', code: 'invalid' });
  const hindi = await refusal('/check-login', { email: '', password: 'x' }, 'hi-IN');
  expect(hindi).toMatchObject({
    message: 'कृपया निशान लगी जगहें देखें।',
    errors: { email: 'ईमेल ज़रूरी है' },
    code: 'invalid',
    error: 'कृपया निशान लगी जगहें देखें।',
  });
  expect(Object.keys(hindi)).toEqual(Object.keys(english));
  const marathi = await refusal('/check-login', { email: 'no@example.com', password: 'wrong-one' }, 'mr');
  expect(marathi).toMatchObject({ message: 'ईमेल किंवा पासवर्ड चुकीचा आहे.', code: 'no_session' });
});

test('a text that is too long is refused in words for people, where its schema has none of its own', async () => {
  const long = { email: `${'a'.repeat(200)}@example.com`, password: 'x' };
  expect(await refusal('/check-login', long)).toMatchObject({
    errors: { email: 'Use at most 200 characters' },
  });
  expect(await refusal('/check-login', long, 'hi')).toMatchObject({
    errors: { email: 'ज़्यादा से ज़्यादा 200 अक्षर लिखें' },
  });
});

test('what stands at the places of an answer is said in the language too', async () => {
  const closed = async (language: string) =>
    (
      (await (
        await app.get('/book-appointment/slots?date=2020-01-06', { 'Accept-Language': language })
      ).json()) as { closed: string }
    ).closed;
  expect(await closed('en')).toMatch(/^Choose a date at least \d+ days? after today$/);
  expect(await closed('hi')).toMatch(/^[^a-z]*\d[^a-z]*$/i);
  const missing = await app.get('/api/blogs/slug/no-such-article', { 'Accept-Language': 'mr' });
  expect(await missing.json()).toMatchObject({ message: 'हा ब्लॉग उपलब्ध नाही.', code: 'not_found' });
});

test('the back office answers in English, whatever its browser speaks', async () => {
  const answer = await app.get('/staff/session', { 'Accept-Language': 'hi-IN,hi;q=0.9' });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    401,
    'Please sign in.',
  ]);
});
