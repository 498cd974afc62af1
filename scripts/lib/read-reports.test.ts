import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './read-reports.ts';

test('what vitest reports: each test with its seconds, a failure with its first line, nothing that was skipped', () => {
  const of = (status: string, failureMessages: string[] = []) => ({
    status,
    fullName: status,
    duration: 1500,
    failureMessages,
  });
  const told = readVitest({
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        assertionResults: [of('passed'), of('failed', ['\u001B[31mno\u001B[39m\nat a'])],
      },
      { name: 'b', assertionResults: [of('skipped')] },
    ],
  });
  expect(told).toEqual([
    { title: 'src/a.test.ts › passed', seconds: 1.5, failure: null },
    { title: 'src/a.test.ts › failed', seconds: 1.5, failure: 'no' },
  ]);
});

test('what Playwright reports: stories of all depths, a failure with its first line, a second try with why it was needed', () => {
  const story = (title: string, status: string, error?: object) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'desktop', status, results: [{ duration: 1500, error }] }],
  });
  const told = readPlaywright({
    suites: [
      {
        specs: [story('one', 'flaky', { message: 'late\nat' }), story('none', 'skipped')],
        suites: [{ specs: [story('two', 'unexpected', { message: 'no\nat' })] }],
      },
    ],
  });
  expect(told).toEqual([
    { title: 'a.spec.ts [desktop] › one', seconds: 1.5, failure: null, firstFailure: 'late' },
    { title: 'a.spec.ts [desktop] › two', seconds: 1.5, failure: 'no' },
  ]);
});
