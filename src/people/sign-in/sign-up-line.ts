import { createLine } from '#kit/waiting-line.ts';

/** Fewer than the database has connections: whoever waits, waits here, and leaves the others theirs. */
export const inSignUpLine = createLine({ atOnce: 6, longest: 2_000 });
