/**
 * For Linux' own allocator: two places to take memory from instead of eight for each core. Pages are compressed on
 * several threads, and each would keep what it once took.
 */
export const thrifty = { MALLOC_ARENA_MAX: '2' };

/**
 * For Node: what is new gets two times 8 MB of memory instead of 32, most of which a server at rest would keep for nothing.
 */
export const thriftyFlags = ['--max-semi-space-size=8'];
