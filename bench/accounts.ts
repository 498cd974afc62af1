import { startApp, temporaryDataDir, type AppServer } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import { inChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';
import { median, whole, type Table } from './report.ts';

const rounds = 3;
const seconds = 4;
const people = 1_000;
const password = 'a kettle of chai';
const json = { 'Content-Type': 'application/json' };

/** What a sign-in costs, what a session costs a request, and a thousand people who sign up at once. */
export async function accounts(): Promise<Table> {
  const postgres = await startPostgres({ durable: true });
  const rows: string[][] = [];
  for (const backend of ['PGlite', 'PostgreSQL']) {
    const data = temporaryDataDir();
    const app = await startApp(data.folder, {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...(backend === 'PostgreSQL' && { DATABASE_URL: await postgres.createDatabase('accounts') }),
    });
    const signUps = await signUpAtOnce(app);
    const cookie = await signIn(app);
    const runs: Record<'anonymous' | 'signedIn' | 'signIns', LoadResult[]> = {
      anonymous: [],
      signedIn: [],
      signIns: [],
    };
    const asked: Record<keyof typeof runs, Load> = {
      anonymous: { url: `${app.url}/account/session`, connections: 16, seconds },
      signedIn: { url: `${app.url}/account/session`, connections: 16, seconds, headers: { Cookie: cookie } },
      signIns: {
        url: `${app.url}/user-login`,
        connections: 8,
        seconds,
        headers: json,
        body: { email: emailOf(0), password },
      },
    };
    for (let round = 0; round <= rounds; round++)
      for (const name of ['anonymous', 'signedIn', 'signIns'] as const) {
        const result = await inChild<LoadResult>('load.ts', asked[name]);
        if (round > 0) runs[name].push(result); // the first round is warm-up
      }
    await app.stop();
    data.remove();
    const perSecond = (results: LoadResult[]) => median(results.map((result) => result.perSecond));
    rows.push([
      backend,
      whole(perSecond(runs.signIns)),
      String(median(runs.signIns.map(({ p50 }) => p50))),
      whole(perSecond(runs.anonymous)),
      whole(perSecond(runs.signedIn)),
      (perSecond(runs.signedIn) / perSecond(runs.anonymous)).toFixed(2),
      `${signUps.seconds.toFixed(1)} s, ${signUps.errors} errors`,
    ]);
  }
  await postgres.remove();
  return {
    title: 'Accounts',
    note: `Sign-ins on 8 connections. GET /account/session anonymous and signed in on 16 connections, ${seconds} s a run, median of ${rounds} runs taken in turn. ${whole(people)} people ask for a code at once and sign up with it at once: two hashes and one check each, with their mails.`,
    head: [
      'database',
      'sign-ins/s',
      'p50 ms',
      'anonymous/s',
      'signed in/s',
      'ratio',
      `${whole(people)} sign-ups at once`,
    ],
    rows,
  };
}

const emailOf = (n: number) => `person${n}@example.com`;
const post = (app: AppServer, path: string, body: object) =>
  fetch(app.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });

async function signIn(app: AppServer): Promise<string> {
  const answer = await post(app, '/user-login', { email: emailOf(0), password });
  return (
    answer.headers
      .getSetCookie()
      .find((line) => line.startsWith('sid='))
      ?.split(';')[0] ?? ''
  );
}

async function signUpAtOnce(app: AppServer): Promise<{ seconds: number; errors: number }> {
  const numbers = Array.from({ length: people }, (_, n) => n);
  let errors = 0;
  const asked: boolean[] = [];
  const all = async (send: (n: number) => Promise<Response>) => {
    const started = performance.now();
    const answers = await Promise.all(numbers.map((n) => send(n).catch(() => null)));
    for (const [n, answer] of answers.entries()) {
      await answer?.arrayBuffer();
      asked[n] = answer?.ok ?? false;
      if (!asked[n]) errors++;
    }
    return (performance.now() - started) / 1_000;
  };
  const asking = await all((n) => post(app, '/send-otp', { email: emailOf(n) }));
  // One after the other: the mails are being written meanwhile, and asking for all at once would hold them up.
  const codes: string[] = [];
  for (const n of numbers) codes.push(asked[n] ? await codeFor(app, emailOf(n)) : '');
  const verifying = await all((n) =>
    post(app, '/verify-otp', { email: emailOf(n), otp: codes[n] ?? '', password }),
  );
  return { seconds: asking + verifying, errors };
}

/** From the mailbox, once the job has written it. */
async function codeFor(app: AppServer, email: string): Promise<string> {
  const limit = performance.now() + 120_000;
  while (performance.now() < limit) {
    const answer = await fetch(`${app.url}/dev/mailbox.json?to=${email}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No code came for ${email}`);
}
