import type { Plugin } from 'vite';

/**
 * What the browser's scripts are parted into, besides a file for each page and each late part. Few files instead of many
 * tiny ones: each request costs a phone more than the bytes it saves. What a group names brings along what it imports.
 */
export const clientFiles = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    // What every page has, and small pieces that most pages have.
    name: 'shell',
    test: anyOf(
      /src[\\/](root|entry\.client|site[\\/]layout|agency[\\/]settings[\\/]site[\\/]page-head)\.tsx/,
      /src[\\/]kit[\\/]words[\\/]page-words\.ts/,
      /src[\\/]kit[\\/]site[\\/]pictures[\\/](drawn|board-scene)\.tsx/,
      /src[\\/](agency[\\/]media[\\/]site[\\/]picture\.tsx|kit[\\/]site[\\/]ui[\\/]toast\.ts)/,
      /src[\\/](people[\\/]cookie-choices[\\/]site[\\/]choose|content[\\/]visits[\\/]site[\\/](visit-key|use-form-visit))\.ts/,
      // Small things that most pages have.
      /src[\\/](kit[\\/](path-of|india[\\/]money)|content[\\/]cases[\\/](case-path|site[\\/]case-link)|catalogue[\\/]gst[\\/]site[\\/]use-taxed)\.tsx?/,
      /icons[\\/](arrow-right|loader-circle)\.mjs/,
    ),
    priority: 1,
  },
  {
    name: 'row',
    test: anyOf(
      /src[\\/]kit[\\/]site[\\/]ui[\\/](use-row\.ts|use-less-motion\.ts|row-window\.tsx)/,
      /icons[\\/]chevron-(left|right)\.mjs/,
    ),
  },
  {
    // The form kit. The honeypot also stands in forms that need nothing else of it.
    name: 'form',
    test: anyOf(
      /src[\\/]kit[\\/]site[\\/]ui[\\/]form[\\/](?!honeypot)/,
      /src[\\/](sales[\\/]leads[\\/]consent|kit[\\/]india[\\/]phone)\.ts/,
    ),
  },
];

function anyOf(...forms: RegExp[]): RegExp {
  return new RegExp(forms.map(({ source }) => source).join('|'));
}

/** React Router leads every browser to its build with warnings for developers. Visitors get the other one. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('development', 'production') };
  },
});

/** The toasts write their styles into the page, which its policy refuses. They come as a file instead. */
export const stylesAsFile = (): Plugin => ({
  name: 'styles-as-file',
  transform: {
    filter: { id: /node_modules[\\/]sonner[\\/]dist[\\/]index\.mjs/ },
    handler(code) {
      const without = code.replace(/^__insertCSS\(".*"\);?$/m, '');
      if (without === code) throw new Error('sonner does not write its styles as it did');
      return { code: without, map: null };
    },
  },
});
