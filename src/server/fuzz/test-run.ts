import fc from 'fast-check';

/** It alone decides what is sent. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

/** Neighbouring seeds begin with like numbers, so the bits are mixed. */
const seedOf = (step: number) => Math.imul(seed ^ Math.imul(step + 1, 0x9e3779b1), 0x85ebca6b);

/** What came back, or that nothing did. */
export type Got = { status: number | 'hang'; ms: number };

type Run<Sent, Answer extends Got> = {
  /** What may be sent, each kind in turn. */
  kinds: fc.Arbitrary<Sent>[];
  requests: number;
  send(sent: Sent): Promise<Answer>;
  /** What is wrong with an answer; null where nothing is. */
  faultOf(got: Answer, sent: Sent): string | null;
  /** One line that says all that somebody needs to send it again. */
  say(sent: Sent): string;
};

/** Sends them one after the other. A fault is made as small as it goes, and then the next ones are looked for. */
export async function fuzz<Sent, Answer extends Got>({
  kinds,
  requests,
  send,
  faultOf,
  say,
}: Run<Sent, Answer>) {
  const statuses: Record<string, number> = {};
  const faults = new Map<string, { fault: string; times: number; sent: string }>();
  let slowest: { ms: number; sent: string }[] = [];
  const judge = async (sent: Sent) => {
    const got = await send(sent);
    statuses[got.status] = (statuses[got.status] ?? 0) + 1;
    const ms = Math.round(got.ms);
    if (slowest.length < 5 || ms > (slowest.at(-1)?.ms ?? 0))
      slowest = [...slowest, { ms, sent: say(sent).slice(0, 160) }]
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, 5);
    const fault = faultOf(got, sent);
    if (fault !== null) throw new Error(fault);
  };
  for (let step = 0; step < requests; step++) {
    const which = step % kinds.length;
    const property = fc.asyncProperty(kinds[which] as fc.Arbitrary<Sent>, judge);
    const { failed, counterexample, errorInstance } = await fc.check(property, {
      seed: seedOf(step),
      numRuns: 1,
    });
    if (!failed || !counterexample) continue;
    const fault = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    const known = faults.get(`${which} ${fault}`);
    if (known) known.times++;
    else faults.set(`${which} ${fault}`, { fault, times: 1, sent: say(counterexample[0]) });
  }
  const report = { requests, seed, statuses, slowest, faults: [...faults.values()] };
  // Asked for by hand, it tells what it has done; among the other tests only its faults are of interest.
  if (process.env.FUZZ_REQUESTS) console.log(JSON.stringify(report, null, 2));
  return report;
}

/** Ends with null where nothing came in time. */
export async function inTime<T>(work: Promise<T>, ms = 10_000): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, ms, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Zod's words, and the engine's: nobody says them to people. */
const programmers =
  /Invalid (input|option|key|element|string|number|date|discriminator|UUID|URL|ISO|JWT|base64)|Invalid email address$|expected \w+, received|Too (big|small):|Unrecognized key|must (match pattern|start with|end with|include|be a multiple)|\bundefined\b|\bNaN\b|Cannot read|Unexpected token|is not (valid JSON|a function|iterable)|Failed to fetch|\[object/;

type Envelope = { success?: unknown; code?: unknown; message?: unknown; errors?: Record<string, string> };

/**
 * What is wrong with what a program is told of an error: it must be our envelope, say in words for people what is wrong,
 * and tell nothing of our inside.
 */
export function envelopeFault(text: string): string | null {
  try {
    const { success, code, message, errors = {} } = JSON.parse(text) as Envelope;
    if (success !== false || typeof code !== 'string' || typeof message !== 'string') return 'no envelope';
    const odd = [message, ...Object.values(errors)].find((sentence) => programmers.test(sentence));
    if (odd !== undefined) return `no words for people: ${odd}`;
  } catch {
    return 'no JSON';
  }
  return /\bat .+:\d+:\d+|select ".+ from|node_modules|drizzle/i.test(text) ? 'tells of our inside' : null;
}
