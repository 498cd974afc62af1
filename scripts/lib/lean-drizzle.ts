import path from 'node:path';
import type { Plugin } from 'vite';

/** Lets the server's drizzle ask its parts what they are by a few lines of ours. */
export const leanDrizzle = (): Plugin => ({
  name: 'lean-drizzle',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /drizzle-orm[\\/]entity\.js$/ },
    handler: () => `export * from ${JSON.stringify(path.resolve('src/kit/rows/drizzle-entity.ts'))};`,
  },
});
