import { expect, test } from 'vitest';
import { createPdfs } from '#adapters/pdf/pdfs.ts';
import { shownData } from '#adapters/queue/jobs-admin.ts';
import { job } from '#kit/job.ts';
import { testPlace } from '#desk/backups/test-place.ts';
import { allJobs } from './jobs.ts';

const jobs = allJobs(createPdfs(), testPlace()).map((defined) => defined.job);

test('no job carries what opens something', () => {
  const named = jobs.flatMap(({ name, fields }) => Object.keys(fields).map((field) => `${name}.${field}`));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => /\.\w*(token|code|secret|password|otp|link|url|text)/i.test(name))).toEqual(
    [],
  );
  // @ts-expect-error the types refuse it before
  job<{ resetToken: string }>('no-job', { fields: { resetToken: 'hidden' } });
  // @ts-expect-error whatever is nested in it, too
  job<{ about: { link: string } }>('no-job', { fields: { about: 'hidden' } });
  // @ts-expect-error and every field is named
  job<{ leadId: string }>('no-job', { fields: {} });
});

test('each job has a queue of its own', () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the queue screen gets what is listed, and nothing of a job that an earlier version wrote', () => {
  const old = { what: 'code', purpose: 'sign-up', to: 'asha@example.com', code: '123456' };
  expect(shownData(jobs, 'customer-mail', old)).toEqual({ what: 'code', purpose: 'sign-up' });
  expect(shownData(jobs, 'staff-invite-mail', { token: 'opens the office' })).toEqual({});
  expect(shownData(jobs, 'dead-letters', { token: 'opens the office' })).toEqual({});
  expect(shownData(jobs, 'constructor', { name: 'x' })).toEqual({});
});
