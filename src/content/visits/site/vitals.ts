/** What the browser tells of a part that moved by itself; `value` has no unit. */
export type Shift = { value: number; startTime: number; hadRecentInput: boolean };
/** What it tells of a press or a key, in milliseconds; those of one interaction have the same id, 0 is none. */
export type Press = { duration: number; interactionId: number };

const gapMs = 1_000;
const windowMs = 5_000;

/** CLS: the largest sum of shifts that follow each other within a second, of five seconds at most (web.dev/articles/cls). */
export function sumShifts() {
  let [sum, began, last, largest] = [0, 0, 0, 0];
  return {
    add({ value, startTime, hadRecentInput }: Shift) {
      if (hadRecentInput) return;
      const goesOn = sum > 0 && startTime - last < gapMs && startTime - began < windowMs;
      if (!goesOn) [sum, began] = [0, startTime];
      sum += value;
      last = startTime;
      largest = Math.max(largest, sum);
    },
    value: () => largest,
  };
}

const keptPresses = 10;
const oneOf = 50;

/** INP: the slowest interaction, leaving one out of fifty aside (web.dev/articles/inp). */
export function findSlowest() {
  const slowest = new Map<number, number>();
  return {
    add({ duration, interactionId }: Press) {
      if (!interactionId) return;
      slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
      if (slowest.size <= keptPresses) return;
      const [fastest] = [...slowest].toSorted(([, a], [, b]) => a - b);
      if (fastest) slowest.delete(fastest[0]);
    },
    /** @param interactions how many there were; null where there was none */
    value(interactions: number): number | null {
      const sorted = [...slowest.values()].toSorted((a, b) => b - a);
      return sorted[Math.min(sorted.length - 1, Math.floor(interactions / oneOf))] ?? null;
    },
  };
}
