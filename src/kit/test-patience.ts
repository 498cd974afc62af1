/**
 * How long a test waits for what nobody promised within a time: a busy machine is no fault. The same for `expect.poll`,
 * which vitest.config.ts tells.
 */
export const patience = { timeout: 100_000, interval: 50 };
