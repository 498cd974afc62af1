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

test('what Playwright reports: stories of all depths; one that passed at its second try is no failure, and says so', () => {
  const story = (title: string, status: string, results: { duration: number; error?: object }[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'desktop', status, results }],
  });
  const told = readPlaywright({
    suites: [
      {
        specs: [story('one', 'flaky', [{ duration: 1000, error: { message: 'late' } }, { duration: 500 }])],
        suites: [{ specs: [story('two', 'unexpected', [{ duration: 2000, error: { message: 'no\nat' } }])] }],
      },
    ],
  });
  expect(told).toEqual([
    { title: 'a.spec.ts [desktop] › one', seconds: 1.5, failure: null, tries: 2 },
    { title: 'a.spec.ts [desktop] › two', seconds: 2, failure: 'no', tries: 1 },
  ]);
});
