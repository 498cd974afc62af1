import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * What the browser's scripts are parted into, besides a file for each page and each late part. Few files instead of many
 * tiny ones: each request costs a phone more than the bytes it saves. What a group names brings along what it imports.
 */
export const clientFiles = [
  {
    // With the bundler's own few lines, which every file needs.
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
    priority: 2,
  },
  {
    // What every page has, and small pieces that most pages have.
    name: 'shell',
    test: anyOf(
      /src[\\/](root|entry\.client|site[\\/]layout|agency[\\/]settings[\\/]site[\\/]page-head)\.tsx/,
      /src[\\/]kit[\\/]words[\\/]page-words\.ts/,
      /src[\\/]kit[\\/]site[\\/]pictures[\\/](drawn|board-scene)\.tsx/,
      /src[\\/](agency[\\/]media[\\/]site[\\/]picture|content[\\/]about[\\/]site[\\/]founder-picture)\.tsx/,
      /src[\\/](kit[\\/]site[\\/]ui[\\/]toast\.ts)/,
      /src[\\/](people[\\/]cookie-choices[\\/]site[\\/]choose|content[\\/]visits[\\/]site[\\/](visit-key|use-form-visit))\.ts/,
      // Small things that most pages have.
      /src[\\/](kit[\\/](path-of|india[\\/]money)|content[\\/]cases[\\/](case-path|site[\\/]case-link)|catalogue[\\/]gst[\\/]site[\\/]use-taxed)\.tsx?/,
      /icons[\\/](arrow-right|loader-circle)\.mjs/,
      // Styles that a page came by a link for would not come with it.
      /src[\\/]content[\\/]blog[\\/]site[\\/]prose\.css/,
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
    // What a case shows of itself: its page, the list of work and the pages of services.
    name: 'case',
    test: /src[\\/]content[\\/]cases[\\/]site[\\/](device-frame|lead-case|case-figures)\.tsx/,
  },
  {
    // Small things of pages that sell: half a kilobyte each, most of that for being a file.
    name: 'sale',
    test: anyOf(
      /src[\\/]catalogue[\\/](plans[\\/](plan\.ts|site[\\/]buy-link\.tsx)|pricing-plans[\\/]period-label\.ts|pickers[\\/]picker\.ts|gst[\\/]gst\.ts)/,
      /src[\\/](kit[\\/](i18n[\\/]translator|site[\\/](attempt|short-toast))\.ts|kit[\\/]site[\\/]ui[\\/](new-tab-link\.tsx|form[\\/]honeypot\.tsx)|agency[\\/]settings[\\/]site[\\/]terms-link\.tsx)/,
      /icons[\\/](plus|check|circle-check-big)\.mjs/,
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

/**
 * Of React Router: names and warnings for developers, which keep parts in that nobody uses; the ways into server
 * components, which we have none of; asking for the table of routes piece by piece, which comes whole; telling others of
 * each step; and its own pages for an application without an ErrorBoundary, with all that writes a document's head. What
 * is left for an error outside of ours says so.
 */
const notOurs: [RegExp, string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/^function warn(ing|ingOnce|Once)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&'],
  [/!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'true'],
  [/if \(init\.instrumentations\)/g, 'if (false)'],
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(RSCErrorHandler, \{ error \}, result\)/, 'result'],
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(RSCPrefetchPageLinksImpl, .*\)/, 'null'],
  [/route\.id === "root" \? RemixRootDefaultHydrateFallback : void 0/, 'void 0'],
  [
    /route\.id === "root" \? \(\) => .*\(RemixRootDefaultErrorBoundary, \{ error: useRouteError\(\) \}\) : void 0/,
    'void 0',
  ],
  [
    /(React\d+)\.createElement\(\s*RemixRootDefaultErrorBoundary,\s*\{\s*error: this\.state\.error,\s*isOutsideRemixApp: true\s*\}\s*\)/,
    '$1.createElement("html", null, $1.createElement("body", null, $1.createElement("h1", null, "Something broke here")))',
  ],
];

/**
 * React Router leads every browser to its build with warnings for developers. Visitors get the other one, without what
 * this site does not use of it.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/].+\.mjs$/ },
    handler: (code) => {
      if (!code.includes('RSCErrorHandler')) return null;
      const lost = notOurs.filter(([part]) => code.search(part) === -1);
      if (lost.length > 0) throw new Error(`React Router does not write as it did: ${lost.join(', ')}`);
      return { code: notOurs.reduce((left, [part, rest]) => left.replace(part, rest), code), map: null };
    },
  },
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('development', 'production') };
  },
});

const iconMaker = 'virtual:icon-maker';

/** Lucide's icons, made by a few lines of ours in place of its own maker. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
    handler: () => iconMaker,
  },
  load: {
    filter: { id: new RegExp(`^${iconMaker}$`) },
    handler: () =>
      `export { createIcon as default } from ${JSON.stringify(path.resolve('src/kit/site/ui/create-icon.ts'))}`,
  },
});

/**
 * Takes out of the table of routes what each page's script imports: half of its bytes, and of use only to fetch a page's
 * smaller files before a link to it is pressed; and the styles, which are one file for all: nobody fetches another for a
 * page that a link leads to. The server's copy, which writes the preloads of the page itself, keeps both.
 * @param folder of the browsers' files
 */
export function leanManifest(folder: string): void {
  const [file] = globSync(`${folder}/assets/manifest-*.js`);
  if (!file) throw new Error('React Router writes its table of routes elsewhere');
  const start = 'window.__reactRouterManifest=';
  const [, table] = readFileSync(file, 'utf8').split(start);
  if (!table) throw new Error('React Router does not write its table of routes as it did');
  const { routes, ...rest } = JSON.parse(table.replace(/;$/, '')) as {
    routes: Record<string, { css?: string[] }>;
  };
  const everywhere = new Set(stylesOf(routes.root));
  for (const [id, route] of Object.entries(routes))
    for (const styles of stylesOf(route))
      if (!everywhere.has(styles))
        throw new Error(`${id} has styles of its own, which no link brings: ${styles}`);
  const lean = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [], css: [] }]),
  );
  writeFileSync(file, `${start}${JSON.stringify({ ...rest, routes: lean })};`);
}

/** Without the mark by which React Router tells the root's from the others'. */
const stylesOf = ({ css = [] }: { css?: string[] } = {}) => css.map((file) => file.replace(/#$/, ''));

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
