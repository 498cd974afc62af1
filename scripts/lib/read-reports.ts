import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test as its runner tells of it; `failure` is the first line of why, `firstFailure` that of a first try in vain. */
export type TestResult = { title: string; seconds: number; failure: string | null; firstFailure?: string };

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
};
type Suite = { specs: Story[]; suites?: Suite[] };
type Story = {
  title: string;
  file: string;
  tests: {
    projectName: string;
    status: string;
    results: { duration: number; error?: { message?: string } }[];
  }[];
};

const firstLine = (text = 'no reason given') => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

/** What was skipped is not told of: nothing may be. */
export const readVitest = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName, duration, failureMessages }) => ({
        title: `${relative('.', name)} › ${fullName}`,
        seconds: (duration ?? 0) / 1000,
        failure: status === 'failed' ? firstLine(failureMessages[0]) : null,
      })),
  );

export const readPlaywright = ({ suites }: { suites: Suite[] }): TestResult[] => suites.flatMap(storiesOf);

const storiesOf = ({ specs, suites = [] }: Suite): TestResult[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        title: `${file} [${projectName}] › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        failure: status === 'unexpected' ? firstLine(results[0]?.error?.message) : null,
        ...(status === 'flaky' && { firstFailure: firstLine(results[0]?.error?.message) }),
      })),
  ),
  ...suites.flatMap(storiesOf),
];
