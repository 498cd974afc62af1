import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts a process' time in hundredths of a second. */
const msOfTick = 10;

type Stat = { parent: number; own: number; children: number };

function statOf(pid: number): Stat | null {
  try {
    // The name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = fields.slice(11);
    return { parent: fields[1] ?? 0, own: user + system, children: userOfChildren + systemOfChildren };
  } catch {
    return null; // it has ended meanwhile
  }
}

/** @returns the milliseconds of a processor that a process has used, with those that it started and that have ended */
export const cpuOf = (pid: number) => {
  const stat = statOf(pid);
  return stat ? (stat.own + stat.children) * msOfTick : 0;
};

/** As above, of a process with those that it started and that still run. */
export function cpuOfFamily(pid: number) {
  const others = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && statOf(one)?.parent === pid);
  return [pid, ...others].reduce((all, one) => all + cpuOf(one), 0);
}

/**
 * Waits until a process has done nothing to speak of for two seconds: a server that has just started renders its pages.
 * At rest it looks after its queues, which takes up to 40 ms of each second.
 */
export async function untilAtRest(pid: number): Promise<void> {
  for (let before = -Infinity; ;) {
    const now = cpuOf(pid);
    if (now - before < 200) return;
    before = now;
    await wait(2_000);
  }
}
