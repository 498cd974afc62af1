import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** What a step of a story is; the first that fits. */
const kinds: [kind: string, fits: (step: TestStep) => boolean][] = [
  ['axe', ({ title }) => title === 'axe'],
  ['sign-in', ({ title }) => title === 'sign in'],
  ['server and database', ({ title }) => title === 'Fixture "site"'],
  ['browser, contexts, pages', ({ category }) => category === 'fixture' || category === 'hook'],
  ['browser, contexts, pages', ({ title }) => /^(Create|Close|Launch)/.test(title)],
  ['page loads', ({ title }) => /^(Navigate|Reload|Go back|Go forward|Wait for navigation)/.test(title)],
  ['calls', ({ title }) => /^(GET|POST|PUT|PATCH|DELETE) /.test(title)],
  ['expecting', ({ category }) => category === 'expect'],
  ['acting', ({ category }) => category === 'pw:api'],
];
/** Counted with everything inside. */
const whole = new Set(['axe', 'sign-in', 'expecting']);

/** Adds up what the stories' seconds went into, for `reportTimes`. */
export default class StoryTimes implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd(_test: TestCase, { duration, steps }: TestResult) {
    for (const step of steps) this.#count(step);
    this.#add('their own code', duration - sum(steps));
  }

  onEnd() {
    const lines = [...this.#seconds].map(([kind, seconds]) =>
      JSON.stringify({ of: 'Browser stories', kind, seconds }),
    );
    if (process.env.TIMES_DIR) writeFileSync(join(process.env.TIMES_DIR, 'stories.jsonl'), lines.join('\n'));
  }

  #count(step: TestStep) {
    const kind = kinds.find(([, fits]) => fits(step))?.[0] ?? 'their own code';
    this.#add(kind, whole.has(kind) ? step.duration : step.duration - sum(step.steps));
    if (!whole.has(kind)) for (const inner of step.steps) this.#count(inner);
  }

  #add(kind: string, milliseconds: number) {
    this.#seconds.set(kind, (this.#seconds.get(kind) ?? 0) + milliseconds / 1000);
  }
}

const sum = (steps: TestStep[]) => steps.reduce((total, { duration }) => total + duration, 0);
