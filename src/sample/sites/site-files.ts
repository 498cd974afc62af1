import { pathOf } from '#kit/path-of.ts';

const files = import.meta.glob<string>('./*/*.{html,css,svg}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type SiteFile = { type: string; body: string };

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Every file of the sample clients' own sites, by its address: `/work/<slug>/site`, and `…/site/<page or file>`. */
export const siteFiles: ReadonlyMap<string, SiteFile> = new Map(
  Object.entries(files).map(([file, body]) => {
    const [, slug = '', name = '', ending = ''] = /^\.\/([\w-]+)\/([\w-]+)\.(\w+)$/.exec(file) ?? [];
    const page = ending !== 'html' ? `/${name}.${ending}` : name === 'index' ? '' : `/${name}`;
    return [`${pathOf('/work/:slug', { slug })}/site${page}`, { type: types[ending] as string, body }];
  }),
);
