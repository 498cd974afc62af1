/** The same numbers on every machine. */
export function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    upTo: (most: number) => 1 + Math.floor(next() * most),
    one: <T>(of: T[]): T | undefined => of[Math.floor(next() * of.length)],
    chance: (share: number) => next() < share,
  };
}
export type Dice = ReturnType<typeof dice>;
