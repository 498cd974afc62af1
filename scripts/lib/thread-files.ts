import type { Plugin } from 'vite';

/** What the server runs in threads: files of their own beside `index.js`, each named as its module. */
const threads = ['src/adapters/pdf/pdf-thread.ts'];

export const threadFiles = (): Plugin => ({
  name: 'thread-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    for (const id of threads)
      this.emitFile({
        type: 'chunk',
        id,
        fileName: `${id.slice(id.lastIndexOf('/') + 1, -'.ts'.length)}.js`,
      });
  },
});
