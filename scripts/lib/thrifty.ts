/**
 * For Linux' own allocator: two places to take memory from instead of eight for each core. Pages are compressed on
 * several threads, and each would keep what it once took.
 */
export const thrifty = { MALLOC_ARENA_MAX: '2' };
