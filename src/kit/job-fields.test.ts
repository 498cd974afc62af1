import { expect, test } from 'vitest';
import { jobFields, shownData } from './job-fields.ts';

test('no job carries what opens something', () => {
  const named = Object.entries(jobFields).flatMap(([job, fields]) =>
    Object.keys(fields).map((field) => `${job}.${field}`),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => /\.\w*(token|code|secret|password|otp|link|url|text)/i.test(name))).toEqual(
    [],
  );
});

test('the queue screen gets what is listed, and nothing of a job that an earlier version wrote', () => {
  const old = { what: 'code', purpose: 'sign-up', to: 'asha@example.com', code: '123456' };
  expect(shownData('customer-mail', old)).toEqual({ what: 'code', purpose: 'sign-up' });
  expect(shownData('staff-invite-mail', { token: 'opens the office' })).toEqual({});
  expect(shownData('dead-letters', { token: 'opens the office' })).toEqual({});
  expect(shownData('constructor', { name: 'x' })).toEqual({});
});
