const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Lets a page be seen before its scripts are fetched: they would share a slow line with the letters and the styles that
 * the first sight needs (decision 015). Every page works before they run.
 * @returns the page, and the module that it will start, which the CSP has to know
 */
export function startAfterPaint(html: string): { html: string; module: string } {
  const [whole, module] = moduleScript.exec(html) ?? [];
  if (whole === undefined || module === undefined) return { html, module: '' };
  const preloads = Array.from(html.matchAll(modulePreload), ([, href]) => href);
  const starter = `(${start.toString()})(${inScript(preloads)},${inScript(module)})`;
  return {
    html: html.replaceAll(modulePreload, '').replace(whole, () => `<script>${starter}</script>`),
    module,
  };
}

/** JSON that cannot end the script it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Runs in the browser as it stands here: a frame has been drawn when the timer fires. A hidden page draws none. */
function start(preloads: string[], module: string) {
  const fetchAll = () => {
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const script = Object.assign(document.createElement('script'), { type: 'module', textContent: module });
    document.body.append(script);
  };
  if (document.hidden) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
}
