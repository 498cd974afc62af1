/**
 * How many times slower than this machine's the scripts of pages run in browser stories, by `PAGE_SLOWDOWN`; 1 without it.
 * Races that a crowded machine shows now and then come out with 6; the time a story may take grows with it.
 */
export const slowdown = Number(process.env.PAGE_SLOWDOWN ?? 1);
