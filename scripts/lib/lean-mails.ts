import path from 'node:path';
import type { Plugin } from 'vite';

const standIn = '\0lean-mails';

/** Those of react-email's elements that our mails are made of. */
const elements = ['Body', 'Button', 'Column', 'Container', 'Head', 'Heading', 'Html', 'Link', 'Preview', 'Row', 'Section', 'Text']; // prettier-ignore

/**
 * Leaves out of react-email what our mails do not use: with one element it loads Tailwind's compiler, a highlighter of code
 * and a reader of Markdown, which is a third of a second and thirty megabytes for the first mail of a process.
 * The elements become part of what is built, so react-email, with a server and compilers of its own, is not shipped.
 */
export const leanMails = (): Plugin => ({
  name: 'lean-mails',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  enforce: 'pre',
  resolveId: { filter: { id: /^react-email$/ }, handler: () => standIn },
  load: {
    filter: { id: new RegExp(`^${standIn}$`) },
    handler: () => {
      const folder = path.resolve('node_modules/react-email/dist/components');
      const file = (name: string) =>
        JSON.stringify(`${folder}/${name.toLowerCase()}/${name.toLowerCase()}.mjs`);
      return elements.map((name) => `export { ${name} } from ${file(name)};`).join('\n');
    },
  },
});
