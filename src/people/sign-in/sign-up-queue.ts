import { createBoundedQueue } from '#kit/bounded-queue.ts';

/** Fewer than the database has connections: whoever waits, waits here, and leaves the others theirs. */
export const inSignUpQueue = createBoundedQueue({ atOnce: 6, longest: 2_000 });
