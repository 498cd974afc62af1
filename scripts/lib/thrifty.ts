import path from 'node:path';

/**
 * For Linux' own allocator: two places to take memory from instead of eight for each core. Pages are compressed on
 * several threads, and each would keep what it once took. What is large goes back as soon as it is free. For Node: what it
 * has compiled of our files, for the next start.
 */
export const thrifty = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
};

/** For Node: what is new gets two times 16 MB of memory instead of 32, most of which a server at rest would keep for nothing. */
export const thriftyFlags = ['--max-semi-space-size=16'];
